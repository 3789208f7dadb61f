import { useLanguage, useReturnedForm, useTexts } from '@facade/section-kit';
import { LinkButton, Notice } from '@facade/shared-ui';
import { Panel } from '../../dashboard/panel.style.ts';
import { momentOf } from '../../kit/moment.ts';
import { inboxPath } from '../agency-paths.ts';
import { StaffHead } from '../kit/staff-head.tsx';
import type { LeadData } from '../page-data.ts';
import { ACTION_FORM } from './action-form.tsx';
import { BookedVisit } from './booked-visit.tsx';
import { FollowUp } from './follow-up.tsx';
import { LeadHistory } from './lead-history.tsx';
import { leadText } from './lead-text.ts';
import { LeadPage } from './lead-view.style.ts';
import { MadeOffer } from './made-offer.tsx';
import { NoteForm } from './note-form.tsx';
import { SentFields } from './sent-fields.tsx';
import { SentFiles } from './sent-files.tsx';
import { SentMails } from './sent-mails.tsx';
import { StateTags } from './state-tags.tsx';

/** One lead: its content, history and actions. */
export function LeadView({ data: { answer } }: { data: LeadData }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const returned = useReturnedForm(ACTION_FORM);
  if (!answer) return <LeadGone />;
  const { staff, lead, colleagues } = answer;
  const refusal = returned?.errors.note ?? returned?.errors[''];
  return (
    <LeadPage className="wrap">
      <p className="back">
        <a href={inboxPath(language)}>{t('agency.lead.back')}</a>
      </p>
      <StaffHead staff={staff} title={lead.sender || t('agency.inbox.unknownSender')} />
      {refusal && (
        <Notice tone="danger" title={t('agency.lead.conflict')}>
          <p>{refusal}</p>
        </Notice>
      )}
      {lead.isSuspect && <Notice tone="warning" title={t('agency.lead.suspect')} />}
      <p className="meta">
        {t('agency.lead.from', { form: leadText(lead, t), ...momentOf(lead.createdAt, language) })}
        <StateTags lead={lead} />
      </p>
      <div className="columns">
        <div className="side">
          <SentFields lead={lead} />
          {(lead.hasPaper || lead.files.length > 0) && <SentFiles lead={lead} />}
        </div>
        <div className="side">
          {lead.visit && <BookedVisit lead={lead} visit={lead.visit} />}
          {lead.offer && <MadeOffer lead={lead} offer={lead.offer} />}
          {lead.isFromOwner && lead.form === 'property-enquiry' && (
            <Panel aria-labelledby="reply-title">
              <h2 id="reply-title">{t('agency.reply.title')}</h2>
              <NoteForm
                lead={lead}
                action="reply"
                label={t('agency.reply.text')}
                hint={t('agency.reply.hint')}
                send={t('agency.reply.send')}
              />
            </Panel>
          )}
          <FollowUp lead={lead} staff={staff} colleagues={colleagues} />
          <SentMails mails={lead.mails} />
          <LeadHistory lead={lead} />
        </div>
      </div>
    </LeadPage>
  );
}

/** Shown for a lead that does not exist, or now belongs to a colleague. */
function LeadGone() {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <LeadPage className="wrap">
      <h1>{t('agency.lead.goneTitle')}</h1>
      <p>{t('agency.lead.goneText')}</p>
      <p>
        <LinkButton to={inboxPath(language)}>{t('agency.lead.back')}</LinkButton>
      </p>
    </LeadPage>
  );
}
