import { useTexts } from '@facade/section-kit';
import type { Localized, WebsiteFieldGroup } from '@facade/shared-domain/model';
import { Panel } from '../../../dashboard/panel.style.ts';
import { useEditing } from './editing.ts';
import { isShown } from './field-values.ts';
import { AnyField } from './fields/any-field.tsx';
import { groupHeading } from './group-heading.ts';

interface FieldGroupProps {
  group: WebsiteFieldGroup;
  /** Opened by whoever needs it. */
  isFolded: boolean;
}

/** Fields under one heading. */
export function FieldGroup({ group: { kind, show, number, fields }, isFolded }: FieldGroupProps) {
  const t = useTexts('mf-owner');
  const { values, language } = useEditing();
  const own = fields.find(({ label, isLocalized }) => isLocalized && (label === 'title' || label === 'label'));
  const title = own ? (values[own.name] as Localized)[language] : '';
  const heading = groupHeading({ group: kind, show, number }, t);
  const shown = fields.filter((field) => isShown(field, values));
  const controls = (
    <div className="fields">
      {shown.map((field) => (
        <AnyField key={field.name} field={field} />
      ))}
    </div>
  );
  if (!isFolded)
    return (
      <Panel aria-label={heading}>
        {kind !== 'whole' && <h2>{heading}</h2>}
        {controls}
      </Panel>
    );
  return (
    <Panel as="details">
      <summary>
        <h2>{heading}</h2>
        {title && <span>{title}</span>}
      </summary>
      {controls}
    </Panel>
  );
}
