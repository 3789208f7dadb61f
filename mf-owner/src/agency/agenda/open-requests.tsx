import { useLanguage, useTexts } from '@facade/section-kit';
import type { AgendaAnswer } from '@facade/shared-domain/model';
import { leadPath } from '@facade/shared-domain/paths/staff-paths';
import { Panel } from '../../dashboard/panel.style.ts';
import { momentOf } from '../../kit/moment.ts';
import { HomeName } from '../kit/home-name.tsx';

/** Visits requested without a time: they are answered from their lead. */
export function OpenRequests({ requests }: Pick<AgendaAnswer, 'requests'>) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <Panel aria-labelledby="requests-title">
      <h2 id="requests-title">{t('agency.agenda.requests')}</h2>
      {requests.length === 0 ? (
        <p className="empty">{t('agency.agenda.noRequests')}</p>
      ) : (
        <ul className="requests">
          {requests.map(({ id, sender, home, createdAt }) => {
            const { date } = momentOf(createdAt, language);
            return (
              <li key={id}>
                <a href={leadPath(language, id)}>{sender || t('agency.inbox.unknownSender')}</a>
                {home && (
                  <span>
                    <HomeName home={home} />
                  </span>
                )}
                <time dateTime={createdAt}>{date}</time>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
