import { useTexts } from '@facade/section-kit';
import type { LeadInbox, LeadSummary } from '@facade/shared-domain/model';
import { Button, SelectField } from '@facade/shared-ui';
import { OnceForm } from '../../kit/once-form.tsx';
import { Bulk } from './bulk-form.style.ts';

export const BULK_FORM = 'staff-leads';

/** The form that the check boxes of the list belong to. */
export const BULK_ID = 'bulk';

/** Whether somebody still has to do something, so that it can be chosen. */
export const isOpen = ({ state, isSuspect, version }: LeadSummary): boolean =>
  state !== 'answered' && !isSuspect && version !== undefined;

/** Marks the chosen messages of the list as done, or assigns them. */
export function BulkForm({ staff, colleagues = [staff] }: Pick<LeadInbox, 'staff' | 'colleagues'>) {
  const t = useTexts('mf-owner');
  return (
    <Bulk aria-label={t('agency.bulk.title')}>
      <OnceForm form={BULK_FORM} id={BULK_ID}>
        <p>{t('agency.bulk.title')}</p>
        <Button type="submit" name="action" value="answer" variant="secondary" size="s">
          {t('agency.action.answer')}
        </Button>
        <SelectField name="assignee" label={t('agency.action.assignTo')} defaultValue={staff.id}>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" name="action" value="assign" variant="secondary" size="s">
          {t('agency.action.assign')}
        </Button>
      </OnceForm>
    </Bulk>
  );
}
