import { useReturnedForm, useTexts } from '@facade/section-kit';
import type { OutboxAnswer } from '@facade/shared-domain/model';
import { Notice } from '@facade/shared-ui';
import { StaffHead } from '../kit/staff-head.tsx';
import { MailList } from './mail-list.tsx';
import { Outbox } from './outbox-view.style.ts';
import { RESEND_FORM, ResendForm } from './resend-form.tsx';

/** Pending and failed mails, each with a resend button. */
export function OutboxView({ data: { staff, counts, mails } }: { data: OutboxAnswer }) {
  const t = useTexts('mf-owner');
  const returned = useReturnedForm(RESEND_FORM);
  const waiting = counts.waiting + counts.retrying + counts.sending;
  return (
    <Outbox className="wrap">
      <StaffHead staff={staff} title={t('agency.outbox.title')} page="outbox" />
      <p className="note">{t('agency.outbox.intro')}</p>
      {returned && (
        <Notice tone="danger" title={t('agency.outbox.failed')}>
          <p>{returned.errors['']}</p>
        </Notice>
      )}
      {mails.length === 0 ? (
        <p className="empty">{t('agency.outbox.empty')}</p>
      ) : (
        <>
          <p>{t('agency.outbox.counts', { dead: counts.dead, waiting })}</p>
          {counts.dead > 1 && <ResendForm label={t('agency.outbox.resendAll')} />}
          <MailList mails={mails} />
        </>
      )}
    </Outbox>
  );
}
