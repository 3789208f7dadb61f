import { Icon } from '@facade/shared-ui';
import type { ReactNode } from 'react';

export interface DrawerProps {
  label: string;
  side: 'left' | 'right';
  children: ReactNode;
}

/** The menu of phones and tablets. It opens without script and follows its button in the tab order. */
export function Drawer({ label, side, children }: DrawerProps) {
  return (
    <details className="drawer" data-side={side}>
      <summary aria-label={label}>
        <Icon name="menu" size={26} />
        <Icon name="close" size={26} />
      </summary>
      <div className="panel">{children}</div>
    </details>
  );
}
