import { cached, DATE_LOCALES } from '@facade/shared-domain/locale';

const months = cached(
  (language) => new Intl.DateTimeFormat(DATE_LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** "maart 2027", for a delivery that nobody promises to the day; empty for what is no date. */
export function formatMonth(iso: string, language: Parameters<typeof months>[0]): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : months(language).format(date);
}
