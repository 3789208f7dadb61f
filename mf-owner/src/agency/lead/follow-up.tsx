import { useLanguage, useTexts } from '@facade/section-kit';
import type { Lead, StaffMember } from '@facade/shared-domain/model';
import { Button } from '@facade/shared-ui';
import { Panel } from '../../dashboard/panel.style.ts';
import { momentOf } from '../../kit/moment.ts';
import { ActionForm } from './action-form.tsx';
import { AssignForm } from './assign-form.tsx';
import { Steps } from './follow-up.style.ts';

type Action = 'answer' | 'reopen' | 'approve' | 'refuse' | 'suspect' | 'clear';

interface FollowUpProps {
  lead: Lead;
  staff: StaffMember;
  colleagues: readonly StaffMember[];
}

/** The state of a lead and the next actions. */
export function FollowUp({ lead, staff, colleagues }: FollowUpProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const { answered, approval, isSuspect, assignedTo } = lead;
  const push = (action: Action, variant: 'primary' | 'secondary' | 'quiet') => (
    <ActionForm lead={lead} action={action}>
      <Button type="submit" variant={variant} size="s">
        {t(`agency.action.${action}`)}
      </Button>
    </ActionForm>
  );
  return (
    <Panel aria-labelledby="follow-up-title">
      <h2 id="follow-up-title">{t('agency.lead.handling')}</h2>
      <Steps>
        {answered && (
          <p>
            {answered.by
              ? t('agency.lead.answeredBy', { name: answered.by, ...momentOf(answered.at, language) })
              : t('agency.lead.noAnswer')}
          </p>
        )}
        {!answered && assignedTo && <p>{t('agency.lead.assignedTo', { name: assignedTo })}</p>}
        <div className="row">
          {approval && approval !== 'approved' && push('approve', 'primary')}
          {approval && approval !== 'refused' && push('refuse', 'secondary')}
          {push(answered ? 'reopen' : 'answer', answered || approval ? 'secondary' : 'primary')}
        </div>
        {!answered && <AssignForm lead={lead} staff={staff} colleagues={colleagues} />}
        {push(isSuspect ? 'clear' : 'suspect', isSuspect ? 'secondary' : 'quiet')}
      </Steps>
    </Panel>
  );
}
