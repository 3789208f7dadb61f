import { DATE_LOCALES } from '@facade/shared-domain/language/locale';
import type { Language } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';

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

/** Texts of a home's line in the summary; the text around it is a template. */
interface SummaryTexts {
  visits(number: string, previous: string): string;
  enquiries(count: number, number: string): string;
  viewings(count: number, number: string): string;
}

const SUMMARY_TEXTS: Record<Language, SummaryTexts> = {
  nl: {
    visits: (number, previous) => `${number} keer bekeken (de maand ervoor ${previous})`,
    enquiries: (count, number) => `${number} ${count === 1 ? 'vraag' : 'vragen'}`,
    viewings: (count, number) => `${number} ${count === 1 ? 'geboekt bezoek' : 'geboekte bezoeken'}`,
  },
  fr: {
    visits: (number, previous) => `${number} consultations (${previous} le mois précédent)`,
    enquiries: (count, number) => `${number} ${count < 2 ? 'question' : 'questions'}`,
    viewings: (count, number) => `${number} ${count < 2 ? 'visite réservée' : 'visites réservées'}`,
  },
  en: {
    visits: (number, previous) => `${number} views (${previous} the month before)`,
    enquiries: (count, number) => `${number} ${count === 1 ? 'question' : 'questions'}`,
    viewings: (count, number) => `${number} ${count === 1 ? 'visit booked' : 'visits booked'}`,
  },
  de: {
    visits: (number, previous) => `${number} Aufrufe (im Vormonat ${previous})`,
    enquiries: (count, number) => `${number} ${count === 1 ? 'Anfrage' : 'Anfragen'}`,
    viewings: (count, number) => `${number} ${count === 1 ? 'gebuchte Besichtigung' : 'gebuchte Besichtigungen'}`,
  },
};

/** What the mail says about the month, in words. */
export function summaryValues(month: string, homes: readonly HomeMonth[], language: Language) {
  const text = SUMMARY_TEXTS[language];
  const number = (value: number) => formatNumber(value, language);
  const rows = homes.map(({ title, url, visits, previous, enquiries, viewings }) => ({
    label: title,
    value: [
      text.visits(number(visits), number(previous)),
      text.enquiries(enquiries, number(enquiries)),
      text.viewings(viewings, number(viewings)),
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
