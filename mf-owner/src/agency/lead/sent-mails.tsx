import { useLanguage, useTexts } from '@facade/section-kit';
import type { LeadMail } from '@facade/shared-domain/model';
import { Panel } from '../../dashboard/panel.style.ts';
import { momentOf } from '../../kit/moment.ts';
import { Mails } from './sent-mails.style.ts';

/** Mails about a lead, and whether they were sent. */
export function SentMails({ mails }: { mails: readonly LeadMail[] }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <Panel aria-labelledby="mails-title">
      <h2 id="mails-title">{t('agency.mails.title')}</h2>
      {mails.length === 0 && <p className="empty">{t('agency.mails.empty')}</p>}
      <Mails>
        {mails.map(({ id, to, state, at }) => {
          const { date, time } = momentOf(at, language);
          return (
            <li key={id} data-state={state}>
              <span>{t(`agency.mails.${to}`)}</span>
              <span className="state">
                {t(`agency.mailStates.${state}`)}, <time dateTime={at}>{`${date} ${time}`}</time>
              </span>
            </li>
          );
        })}
      </Mails>
    </Panel>
  );
}
