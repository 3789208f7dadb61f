import type { Language } from '@facade/shared-domain/model';
import { monthAndYear } from '@facade/shared-domain/numbers/month-names';

/** "maart 2027", for a delivery that nobody promises to the day; empty for what is no date. */
export function formatMonth(iso: string, language: Language): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : monthAndYear(date, language);
}
