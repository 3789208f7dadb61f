import type { Language } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';

/** Hours and minutes in Belgium, the same in every browser and on the server. */
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Brussels' });

/** Day and time of an ISO time as the agency's clock has it. */
export const momentOf = (iso: string, language: Language): { date: string; time: string } => ({
  date: formatDate(iso, language),
  time: clock.format(new Date(iso)),
});

/** @example momentText('2026-11-28T10:30:00Z', 'nl') // '28 november 2026, 11:30' */
export function momentText(iso: string, language: Language): string {
  const { date, time } = momentOf(iso, language);
  return `${date}, ${time}`;
}
