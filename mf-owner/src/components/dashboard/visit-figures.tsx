import { useLanguage, useTexts } from '@facade/section-kit';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { formatNumber, formatPercentage } from '@facade/shared-domain/numbers/number';
import { trendOf } from '../../model/trend.ts';
import { Figures } from './visit-figures.style.ts';

const PERIODS = ['today', 'week', 'month', 'total'] as const;

/** Visits today, this week, this month and in all, each with its change against the period before. */
export function VisitFigures({ statistics }: { statistics: OwnerStatistics }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title" className="visually-hidden">
        {t('figures.title')}
      </h2>
      <Figures>
        {PERIODS.map((period) => {
          const trend = trendOf(statistics[period]);
          return (
            <div key={period}>
              <dt>{t(`figures.${period}`)}</dt>
              <dd className="number">{formatNumber(statistics[period].visits, language)}</dd>
              {trend && (
                <dd className="trend" data-direction={trend.direction}>
                  {t(`trend.${trend.direction}`, {
                    percent: formatPercentage(trend.percent, language),
                    period: t(`previous.${period}`),
                  })}
                </dd>
              )}
            </div>
          );
        })}
      </Figures>
    </section>
  );
}
