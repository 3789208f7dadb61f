import { formatDate } from '@facade/shared-domain/date';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import type { Texts } from '../model/texts.ts';

type HistoryListProps = Pick<OwnerStatistics, 'history' | 'properties'> & Texts;

/** What happened to the owner's properties, newest first. */
export function HistoryList({ history, properties, t, language }: HistoryListProps) {
  const titles = new Map(properties.map(({ id, title }) => [id, title]));
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title">{t('history.title')}</h2>
      {history.length === 0 ? (
        <p className="empty">{t('history.empty')}</p>
      ) : (
        <ol className="history">
          {history.map(({ at, kind, propertyId, person }) => (
            <li key={`${at} ${kind} ${propertyId}`}>
              <time dateTime={at}>{formatDate(at, language)}</time>
              <div>
                <strong>{t(`history.kinds.${kind}`)}</strong>
                <span>{[person, titles.get(propertyId)].filter(Boolean).join(' · ')}</span>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
