import { DATE_LOCALES } from '@facade/shared-domain/language/locale';
import type { Language } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { translator } from '../../kernel/index.ts';
import { STATISTICS_TEXTS } from '../texts/index.ts';

/** The figures of one home in a month. */
export interface HomeMonth {
  title: string;
  url: string;
  visits: number;
  /** In the month before. */
  previous: number;
  enquiries: number;
  viewings: number;
}

/** What the mail says about the month, in words. */
export function summaryValues(month: string, homes: readonly HomeMonth[], language: Language) {
  const t = translator(STATISTICS_TEXTS[language].month, language);
  const number = (value: number) => formatNumber(value, language);
  const rows = homes.map(({ title, url, visits, previous, enquiries, viewings }) => ({
    label: title,
    value: [
      t('visits', { number: number(visits), previous: number(previous) }),
      t('enquiries', { count: enquiries, number: number(enquiries) }),
      t('viewings', { count: viewings, number: number(viewings) }),
    ].join(' · '),
    href: url,
  }));
  return { month: monthName(month, language), rows };
}

/** `november 2026` */
const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  );
