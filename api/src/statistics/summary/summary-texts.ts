import { DATE_LOCALES } from '@facade/shared-domain/language/locale';
import type { Language } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { addDays, translator } from '../../kernel/index.ts';
import type { MailFigure } from '../../mail/index.ts';
import { STATISTICS_TEXTS } from '../texts/index.ts';

/** A number of a week, and of the week before. */
export type Weeks = readonly [now: number, before: number];

const FIGURES = ['visits', 'favourites', 'viewings'] as const;

/** What of a home is in the chart: views, favourites, booked visits. */
export type WeekFigures = Record<(typeof FIGURES)[number], Weeks>;

/** The figures of one home in a week. */
export interface HomeWeek extends WeekFigures {
  title: string;
  url: string;
  enquiries: number;
}

/** What the mail says about the week, in words and as a chart. */
export function summaryValues(week: string, homes: readonly HomeWeek[], language: Language) {
  const t = translator(STATISTICS_TEXTS[language].week, language);
  const number = (value: number) => formatNumber(value, language);
  const counted = (what: (typeof FIGURES)[number] | 'enquiries', count: number) =>
    t(what, { count, number: number(count) });
  const chart = FIGURES.map((figure): MailFigure => {
    const sum = (at: 0 | 1) => homes.reduce((total, home) => total + home[figure][at], 0);
    const bars = [
      { label: t('now'), value: sum(0) },
      { label: t('before'), value: sum(1) },
    ];
    return { label: t(`figures.${figure}`), bars: bars.map((bar) => ({ ...bar, text: number(bar.value) })) };
  });
  const rows = homes.map(({ title, url, visits, favourites, enquiries, viewings }) => ({
    label: title,
    value: [
      counted('visits', visits[0]),
      counted('favourites', favourites[0]),
      counted('enquiries', enquiries),
      counted('viewings', viewings[0]),
    ].join(' · '),
    href: url,
  }));
  return { week: weekName(week, language), chart, rows };
}

/** `22–28 november` */
const weekName = (firstDay: string, language: Language): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(
    new Date(firstDay),
    new Date(addDays(firstDay, 6)),
  );
