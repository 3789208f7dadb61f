import { useLanguage, useTexts } from '@facade/section-kit';
import type { OwnerEvent, OwnerStatistics } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { Icon, type IconName } from '@facade/shared-ui';
import { History } from './history-list.style.ts';
import { Panel } from './panel.style.ts';

type HistoryListProps = Pick<OwnerStatistics, 'history' | 'properties'>;

const ICONS: Record<OwnerEvent['kind'], IconName> = {
  enquiry: 'mail',
  'visit-request': 'calendar',
  published: 'home',
  'price-changed': 'euro',
  viewing: 'key',
};

/** What happened to the owner's properties, newest first. */
export function HistoryList({ history, properties }: HistoryListProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const titles = new Map(properties.map(({ id, title }) => [id, title]));
  return (
    <Panel aria-labelledby="history-title">
      <h2 id="history-title">{t('history.title')}</h2>
      {history.length === 0 && <p className="empty">{t('history.empty')}</p>}
      <History>
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
      </History>
    </Panel>
  );
}
