import { useLanguage, useTexts } from '@facade/section-kit';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { Icon } from '@facade/shared-ui';
import { Interest } from './interest-panel.style.ts';
import { TrendText } from './trend-text.tsx';

const KINDS = ['favourites', 'enquiries', 'viewings'] as const;

interface InterestPanelProps extends Pick<OwnerStatistics, 'interest'> {
  /** People with a saved search that the one home matches; undefined: too few to say. */
  searchers?: number | undefined;
}

/** What visitors did in the last 30 days: homes kept, messages and booked visits; and how many people search for the home. */
export function InterestPanel({ interest, searchers }: InterestPanelProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <Interest aria-labelledby="interest-title">
      <h2 id="interest-title">{t('interest.title')}</h2>
      <dl>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>{t(`interest.${kind}`)}</dt>
            <dd className="number">{formatNumber(interest[kind].visits, language)}</dd>
            <TrendText figure={interest[kind]} period={t('interest.before')} />
          </div>
        ))}
      </dl>
      {searchers !== undefined && (
        <p className="searchers">
          <Icon name="search" size={20} />
          <strong>{t('interest.searchers', { number: formatNumber(searchers, language) })}</strong>
          <span>{t('interest.searchersExplained')}</span>
        </p>
      )}
    </Interest>
  );
}
