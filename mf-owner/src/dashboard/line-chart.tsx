import { useLanguage } from '@facade/section-kit';
import { cached, DATE_LOCALES } from '@facade/shared-domain/language/locale';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { withOrdinal } from '@facade/shared-domain/numbers/day-number';
import { ResponsiveLine } from '@nivo/line';
import { useMemo } from 'react';

export interface VisitLineChartProps {
  days: OwnerStatistics['days'];
  label: string;
}

/** One tick a week is enough on a phone, too. */
const TICK_EVERY = 7;
/** With few visits the scale still has room for whole numbers. */
const LEAST_HEIGHT = 4;

const dayFormat = cached(
  (language) => new Intl.DateTimeFormat(DATE_LOCALES[language], { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** The Nivo chart itself, in the site's colours. */
export function VisitLineChart({ days, label }: VisitLineChartProps) {
  const language = useLanguage();
  const data = useMemo(
    () => [{ id: label, data: days.map(({ date, visits }) => ({ x: date, y: visits })) }],
    [days, label],
  );
  const ticks = days.filter((_, index) => index % TICK_EVERY === 1).map(({ date }) => date);
  const highest = Math.max(LEAST_HEIGHT, ...days.map(({ visits }) => visits));
  const shortDay = (date: string) => withOrdinal(dayFormat(language).format(new Date(date)), language);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <ResponsiveLine
      // The surrounding box has the description.
      role="presentation"
      data={data}
      margin={{ top: 16, right: 20, bottom: 36, left: 40 }}
      xScale={{ type: 'point' }}
      yScale={{ type: 'linear', min: 0, max: highest }}
      curve="monotoneX"
      colors={['var(--primary)']}
      lineWidth={2.5}
      enableArea
      areaOpacity={0.08}
      enableGridX={false}
      gridYValues={4}
      pointSize={5}
      pointColor="var(--primary)"
      axisBottom={{ tickValues: ticks, tickSize: 0, tickPadding: 12, format: shortDay }}
      axisLeft={{
        tickValues: 4,
        tickSize: 0,
        tickPadding: 10,
        format: (value) => (Number.isInteger(value) ? value : ''),
      }}
      animate={!still}
      enableSlices="x"
      sliceTooltip={({ slice }) => (
        <div className="tooltip">
          <strong>{slice.points[0]?.data.yFormatted}</strong> {formatDate(String(slice.points[0]?.data.x), language)}
        </div>
      )}
      theme={{
        text: { fontFamily: 'var(--font-text)', fontSize: 13, fill: 'var(--muted)' },
        axis: { ticks: { text: { fill: 'var(--muted)' } } },
        grid: { line: { stroke: 'var(--line)' } },
        crosshair: { line: { stroke: 'var(--accent)' } },
      }}
    />
  );
}
