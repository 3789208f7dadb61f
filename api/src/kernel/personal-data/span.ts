import type { Language } from '@facade/shared-domain/model';
import { Temporal } from 'temporal-polyfill';

const UNITS = ['days', 'months', 'years'] as const;

/** A length of time in the agency's settings. */
export interface Span {
  count: number;
  unit: (typeof UNITS)[number];
}

const WRITTEN = /^\s*(\d{1,4})\s+(day|month|year)s?\s*$/;

/** `24 months` → 24 months; null if the text is not a length of time, or is empty. */
export function readSpan(text: string): Span | null {
  const [, count, unit] = WRITTEN.exec(text) ?? [];
  return count && Number(count) > 0 ? { count: Number(count), unit: `${unit}s` as Span['unit'] } : null;
}

const NAMES: Record<Language, Record<Span['unit'], readonly [one: string, more: string]>> = {
  nl: { days: ['dag', 'dagen'], months: ['maand', 'maanden'], years: ['jaar', 'jaar'] },
  fr: { days: ['jour', 'jours'], months: ['mois', 'mois'], years: ['an', 'ans'] },
  en: { days: ['day', 'days'], months: ['month', 'months'], years: ['year', 'years'] },
  de: { days: ['Tag', 'Tage'], months: ['Monat', 'Monate'], years: ['Jahr', 'Jahre'] },
};

export const spanText = ({ count, unit }: Span, language: Language): string =>
  `${count} ${NAMES[language][unit][count === 1 ? 0 : 1]}`;

/** The moment this long before `now`. One month before the 31st is the last day of a shorter month. */
export const before = ({ count, unit }: Span, now: Date): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO('UTC')
      .subtract({ [unit]: count }).epochMilliseconds,
  );
