import type { Lead } from '@facade/shared-domain/model';
import type { ReactNode } from 'react';
import { OnceForm } from '../../kit/once-form.tsx';

export const ACTION_FORM = 'staff-lead';

interface ActionFormProps {
  lead: Pick<Lead, 'id' | 'version'>;
  /** As `POST /api/agency/lead` names it. */
  action: string;
  className?: string;
  children: ReactNode;
}

/** Posts one change of a lead, decided on the version that is shown. */
export function ActionForm({ lead: { id, version }, action, className, children }: ActionFormProps) {
  return (
    <OnceForm form={ACTION_FORM} className={className}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="action" value={action} />
      {children}
    </OnceForm>
  );
}
