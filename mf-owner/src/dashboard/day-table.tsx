import { useLanguage, useTexts } from '@facade/section-kit';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { Table } from './day-table.style.ts';

/** The chart's numbers, the latest day first. */
export function DayTable({ days }: { days: OwnerStatistics['days'] }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <Table>
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
    </Table>
  );
}
