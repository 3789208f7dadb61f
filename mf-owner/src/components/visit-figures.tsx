import type { OwnerStatistics } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/number';
import type { Texts } from '../model/texts.ts';
import { trendOf } from '../model/trend.ts';

const PERIODS = ['today', 'week', 'month', 'total'] as const;

/** Visits today, this week, this month and in all, each with its change against the period before. */
export const VisitFigures = ({ statistics, t, language }: { statistics: OwnerStatistics } & Texts) => (
  <dl className="figures" aria-label={t('figures.label')}>
    {PERIODS.map((period) => {
      const trend = trendOf(statistics[period]);
      return (
        <div key={period}>
          <dt>{t(`figures.${period}`)}</dt>
          <dd className="number">{formatNumber(statistics[period].visits, language)}</dd>
          {trend && (
            <dd className="trend" data-direction={trend.direction}>
              {t(`trend.${trend.direction}`, { percent: trend.percent, period: t(`previous.${period}`) })}
            </dd>
          )}
        </div>
      );
    })}
  </dl>
);
