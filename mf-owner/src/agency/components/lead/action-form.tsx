import type { Lead } from '@facade/shared-domain/model';
import { type FormEvent, type ReactNode, useRef } from 'react';

export const ACTION_FORM = 'staff-lead';

/** A second click within this time is the same click, in milliseconds. */
const DOUBLE_CLICK = 3000;

interface ActionFormProps {
  lead: Pick<Lead, 'id' | 'version'>;
  /** As `POST /api/agency/lead` names it. */
  action: string;
  className?: string;
  children: ReactNode;
}

/** Posts one change of a lead, decided on the version that is shown. It needs no script, which only catches a double click. */
export function ActionForm({ lead: { id, version }, action, className, children }: ActionFormProps) {
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const once = (event: FormEvent) => {
    if (event.timeStamp - sentAt.current < DOUBLE_CLICK) event.preventDefault();
    else sentAt.current = event.timeStamp;
  };
  return (
    <form method="post" className={className} onSubmit={once}>
      <input type="hidden" name="form" value={ACTION_FORM} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="action" value={action} />
      {children}
    </form>
  );
}
