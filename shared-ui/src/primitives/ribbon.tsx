import type { Ribbon as RibbonData } from '@facade/shared-domain/model/property';

/** The agency's ribbon over a picture ("New", "Option"). */
export function Ribbon({ ribbon }: { ribbon: RibbonData }) {
  return (
    <span className="ui-ribbon" data-tone={ribbon.tone}>
      {ribbon.label}
    </span>
  );
}
