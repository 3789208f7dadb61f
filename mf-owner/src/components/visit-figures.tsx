import type { OwnerStatistics } from '@facade/shared-domain/model';
import { formatNumber, formatPercentage } from '@facade/shared-domain/number';
import type { Texts } from '../model/texts.ts';
import { trendOf } from '../model/trend.ts';

const PERIODS = ['today', 'week', 'month', 'total'] as const;

/** Visits today, this week, this month and in all, each with its change against the period before. */
export const VisitFigures = ({ statistics, t, language }: { statistics: OwnerStatistics } & Texts) => (
  <section aria-labelledby="figures-title">
    <h2 id="figures-title" className="visually-hidden">
      {t('figures.title')}
    </h2>
    <dl className="figures">
      {PERIODS.map((period) => {
        const trend = trendOf(statistics[period]);
        return (
          <div key={period} className="panel">
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
    </dl>
  </section>
);
