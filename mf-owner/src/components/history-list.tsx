import { formatDate } from '@facade/shared-domain/date';
import type { OwnerEvent, OwnerStatistics } from '@facade/shared-domain/model';
import { Icon, type IconName } from '@facade/shared-ui';
import type { Texts } from '../model/texts.ts';

type HistoryListProps = Pick<OwnerStatistics, 'history' | 'properties'> & Texts;

const ICONS: Record<OwnerEvent['kind'], IconName> = {
  enquiry: 'mail',
  'visit-request': 'calendar',
  published: 'home',
  'price-changed': 'euro',
  viewing: 'key',
};

/** What happened to the owner's properties, newest first. */
export function HistoryList({ history, properties, t, language }: HistoryListProps) {
  const titles = new Map(properties.map(({ id, title }) => [id, title]));
  return (
    <section className="panel" aria-labelledby="history-title">
      <h2 id="history-title">{t('history.title')}</h2>
      {history.length === 0 && <p className="empty">{t('history.empty')}</p>}
      <ol className="history">
        {history.map(({ at, kind, propertyId, person }) => (
          <li key={`${at} ${kind} ${propertyId} ${person}`}>
            <span className="mark">
              <Icon name={ICONS[kind]} size={20} />
            </span>
            <div>
              <strong>{t(`history.kinds.${kind}`)}</strong>
              <span>{[person, titles.get(propertyId)].filter(Boolean).join(' · ')}</span>
            </div>
            <time dateTime={at}>{formatDate(at, language)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
