import { useLanguage, useTexts } from '@facade/section-kit';
import type { OwnerEvent, OwnerStatistics } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { Icon, type IconName } from '@facade/shared-ui';
import { momentText } from '../kit/moment.ts';
import { offerText } from '../kit/offer-text.ts';
import { Choices } from './choices.style.ts';
import { type DashboardQuery, dashboardPath, EVENT_KINDS } from './dashboard-query.ts';
import { History } from './history-list.style.ts';
import { Panel } from './panel.style.ts';

interface HistoryListProps extends Pick<OwnerStatistics, 'history' | 'properties'> {
  query: DashboardQuery;
  path: string;
}

const ICONS: Record<OwnerEvent['kind'], IconName> = {
  enquiry: 'mail',
  documents: 'document',
  application: 'user',
  offer: 'euro',
  'visit-request': 'calendar',
  published: 'home',
  'price-changed': 'euro',
  viewing: 'key',
};

const ID = 'history-title';

/** What happened to the owner's homes, newest first, of all kinds or of one. */
export function HistoryList({ history, properties, query, path }: HistoryListProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const titles = new Map(properties.map(({ id, title }) => [id, title]));
  return (
    <Panel aria-labelledby={ID}>
      <h2 id={ID}>{t('history.title')}</h2>
      {(history.length > 0 || query.kind) && (
        <Choices aria-label={t('history.filter')}>
          <ul>
            {[null, ...EVENT_KINDS].map((kind) => (
              <li key={kind}>
                <a
                  href={`${dashboardPath(path, { ...query, kind })}#${ID}`}
                  aria-current={kind === query.kind ? 'true' : undefined}
                >
                  {t(kind ? `history.kinds.${kind}` : 'history.all')}
                </a>
              </li>
            ))}
          </ul>
        </Choices>
      )}
      {history.length === 0 && <p className="empty">{t(query.kind ? 'history.noneOfKind' : 'history.empty')}</p>}
      <History>
        {history.map(({ at, kind, propertyId, person, state, offer, said }) => (
          <li key={`${at} ${kind} ${propertyId} ${person}`}>
            <span className="mark">
              <Icon name={ICONS[kind]} size={20} />
            </span>
            <div>
              <strong>{t(state ? `history.viewing.${state}` : `history.kinds.${kind}`)}</strong>
              <span>{[person, titles.get(propertyId)].filter(Boolean).join(' · ')}</span>
              {said && <q>{said}</q>}
              {offer && <span>{offerText(offer, language, t)}</span>}
            </div>
            <time dateTime={at}>{kind === 'viewing' ? momentText(at, language) : formatDate(at, language)}</time>
          </li>
        ))}
      </History>
    </Panel>
  );
}
