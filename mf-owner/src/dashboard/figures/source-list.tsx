import { useLanguage, useTexts } from '@facade/section-kit';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { formatNumber, formatPercentage } from '@facade/shared-domain/numbers/number';
import { Panel } from '../panel.style.ts';
import { Sources } from './source-list.style.ts';

/** Where visitors came from, most first. */
export function SourceList({ sources }: { sources: OwnerStatistics['sources'] }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const total = sources.reduce((sum, { visits }) => sum + visits, 0);
  const used = sources.filter(({ visits }) => visits > 0).sort((a, b) => b.visits - a.visits);
  return (
    <Panel aria-labelledby="sources-title">
      <h2 id="sources-title">{t('sources.title')}</h2>
      {total === 0 && <p className="empty">{t('sources.empty')}</p>}
      <Sources>
        {used.map(({ source, name, visits }) => (
          <li key={name ?? source}>
            <span>{name ?? t(`sources.${source}`)}</span>
            <span className="share">
              <b>{formatNumber(visits, language)}</b> {formatPercentage(Math.round((visits / total) * 100), language)}
            </span>
            <meter min={0} max={total} value={visits} aria-hidden="true" />
          </li>
        ))}
      </Sources>
    </Panel>
  );
}
