import { useLanguage, useTexts } from '@facade/section-kit';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { TrendText } from './trend-text.tsx';
import { Figures } from './visit-figures.style.ts';

const PERIODS = ['today', 'week', 'month', 'total'] as const;

/** Visits today, this week, this month and in all, each beside the period before and beside similar homes. */
export function VisitFigures({ statistics }: { statistics: OwnerStatistics }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const { similar } = statistics;
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title" className="visually-hidden">
        {t('figures.title')}
      </h2>
      <Figures>
        {PERIODS.map((period) => (
          <div key={period}>
            <dt>{t(`figures.${period}`)}</dt>
            <dd className="number">{formatNumber(statistics[period].visits, language)}</dd>
            <TrendText figure={statistics[period]} period={t(`previous.${period}`)} />
            {statistics[period].similar !== undefined && (
              <dd className="similar">
                {t('similar.figure', { number: formatNumber(statistics[period].similar, language) })}
              </dd>
            )}
          </div>
        ))}
      </Figures>
      {similar && (
        <p className="explained">{t(`similar.${similar.scope}`, { homes: formatNumber(similar.homes, language) })}</p>
      )}
    </section>
  );
}
