import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  children?: ReactNode;
}

const ICONS = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const;

/** A short message in the flow of the page. Dangers are announced at once, the rest politely. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div className="ui-notice" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} size={22} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
