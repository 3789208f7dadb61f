import { formatDate } from '@facade/shared-domain/date';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/number';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Texts } from '../model/texts.ts';

const LineChart = lazy(() => import('./line-chart.tsx').then(({ VisitLineChart }) => ({ default: VisitLineChart })));

const unchanging = () => () => {};

/**
 * The last 30 days as a line. The chart library is loaded in the browser only, into a box of its final size; the numbers
 * are in a table beneath, for those who cannot see the line or have no JavaScript.
 */
export function VisitChart({ days, t, language }: { days: OwnerStatistics['days'] } & Texts) {
  const inBrowser = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  return (
    <section aria-labelledby="chart-title">
      <h2 id="chart-title">{t('chart.title')}</h2>
      <div className="chart" aria-hidden="true">
        {inBrowser && (
          <Suspense>
            <LineChart days={days} language={language} label={t('chart.visits')} />
          </Suspense>
        )}
      </div>
      <details>
        <summary>{t('chart.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('chart.day')}</th>
              <th scope="col">{t('chart.visits')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, visits }) => (
              <tr key={date}>
                <th scope="row">{formatDate(date, language)}</th>
                <td>{formatNumber(visits, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
