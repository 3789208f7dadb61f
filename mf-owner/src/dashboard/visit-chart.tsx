import { onDemand, useIsLive, useLanguage, useTexts } from '@facade/section-kit';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { Icon } from '@facade/shared-ui';
import { Suspense } from 'react';
import { summarize } from './chart-summary.ts';
import { type DashboardQuery, spreadsheetPath } from './dashboard-query.ts';
import { DayTable } from './day-table.tsx';
import type { VisitLineChartProps } from './line-chart.tsx';
import { ChartPanel } from './visit-chart.style.ts';

type LineChartProps = VisitLineChartProps & { failed: string };

/** The chart library, in the browser only; while it cannot be loaded, the figures are in the table. */
const LineChart = onDemand<LineChartProps>(
  null,
  async () => (await import('./line-chart.tsx')).VisitLineChart,
  ({ failed }) => <p className="empty">{failed}</p>,
);

/**
 * The last 30 days as a line, in a box that has its final size from the start; the numbers are in a table beneath, for those
 * who cannot see the line or have no JavaScript.
 */
export function VisitChart({ days, query }: { days: OwnerStatistics['days']; query: DashboardQuery }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const isLive = useIsLive();
  const summary = summarize(days);
  const label = summary
    ? t('chart.label', {
        from: formatDate(summary.from, language),
        to: formatDate(summary.to, language),
        total: formatNumber(summary.total, language),
        day: formatDate(summary.busiest.date, language),
        most: formatNumber(summary.busiest.visits, language),
      })
    : '';
  return (
    <ChartPanel aria-labelledby="chart-title">
      <h2 id="chart-title">{t('chart.title')}</h2>
      {summary ? (
        <div className="chart" role="img" aria-label={label}>
          {isLive && (
            <Suspense>
              <LineChart days={days} label={t('chart.visits')} failed={t('chart.failed')} />
            </Suspense>
          )}
        </div>
      ) : (
        <p className="empty">{t('chart.empty')}</p>
      )}
      {summary && (
        <details>
          <summary>
            {t('chart.asTable')}
            <Icon name="chevron-down" size={18} />
          </summary>
          <DayTable days={days} />
        </details>
      )}
      <a className="download" href={spreadsheetPath(query, language)} download>
        <Icon name="download" size={18} />
        {t('chart.download')}
      </a>
    </ChartPanel>
  );
}
