import { useTexts } from '@facade/section-kit';
import type { Lead, StaffMember } from '@facade/shared-domain/model';
import { Button, SelectField } from '@facade/shared-ui';
import { ActionForm } from './action-form.tsx';

interface AssignFormProps {
  lead: Lead;
  staff: StaffMember;
  colleagues: readonly StaffMember[];
}

/** Assigns a lead: with one click to oneself, or to one of the list. */
export function AssignForm({ lead, staff, colleagues }: AssignFormProps) {
  const t = useTexts('mf-owner');
  return (
    <>
      {lead.assigneeId === null && (
        <ActionForm lead={lead} action="assign">
          <input type="hidden" name="assignee" value={staff.id} />
          <Button type="submit" variant="secondary" size="s">
            {t('agency.action.take')}
          </Button>
        </ActionForm>
      )}
      <ActionForm lead={lead} action="assign" className="assign">
        <SelectField name="assignee" label={t('agency.action.assignTo')} defaultValue={lead.assigneeId ?? ''}>
          <option value="">{t('agency.action.nobody')}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="secondary" size="s">
          {t('agency.action.assign')}
        </Button>
      </ActionForm>
    </>
  );
}
