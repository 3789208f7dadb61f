import { useLanguage, useTexts } from '@facade/section-kit';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { Interest } from './interest-panel.style.ts';
import { TrendText } from './trend-text.tsx';

const KINDS = ['favourites', 'enquiries', 'viewings'] as const;

/** What visitors did in the last 30 days: homes kept, messages and booked visits. */
export function InterestPanel({ interest }: Pick<OwnerStatistics, 'interest'>) {
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
    </Interest>
  );
}
