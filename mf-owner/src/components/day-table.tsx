import { formatDate } from '@facade/shared-domain/date';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/number';
import type { Texts } from '../model/texts.ts';

/** The chart's numbers, the latest day first. */
export const DayTable = ({ days, t, language }: { days: OwnerStatistics['days'] } & Texts) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('chart.day')}</th>
        <th scope="col">{t('chart.visits')}</th>
      </tr>
    </thead>
    <tbody>
      {[...days].reverse().map(({ date, visits }) => (
        <tr key={date}>
          <th scope="row">{formatDate(date, language)}</th>
          <td>{formatNumber(visits, language)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
