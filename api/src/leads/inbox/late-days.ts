import type { Answered } from '@facade/shared-domain/language/working-days';
import type { LeadState, LeadVisit } from '@facade/shared-domain/model';
import { addDays, brusselsDay, weekdayOf } from '../../kernel/index.ts';

/** What the visitor may expect, by form; for the others that of a message. */
const PROMISED: Partial<Record<string, Answered>> = {
  visit: 'visit',
  documents: 'documents',
  valuation: 'valuation',
  'rental-application': 'application',
  'purchase-offer': 'offer',
  testimonial: 'testimonial',
};

interface Waiting {
  form: string;
  state: LeadState;
  is_suspect: boolean;
  created_at: Date;
}

/**
 * The working days that a lead has waited for an answer, if that is longer than what the visitor was promised; else null. A booked
 * visit needs no answer.
 */
export function lateDaysOf(
  { form, state, is_suspect, created_at }: Waiting,
  visit: Pick<LeadVisit, 'status'> | null,
  answerWithin: Readonly<Record<Answered, number>>,
  now = new Date(),
): number | null {
  if (state === 'answered' || is_suspect || (visit && visit.status !== 'cancelled')) return null;
  const days = workingDaysBetween(brusselsDay(created_at), brusselsDay(now));
  return days > answerWithin[PROMISED[form] ?? 'message'] ? days : null;
}

/** Working days after the first day, up to and including the last. */
function workingDaysBetween(first: string, last: string): number {
  const weeks = Math.floor((Date.parse(last) - Date.parse(first)) / (7 * 86_400_000));
  let count = weeks * 5;
  for (let day = addDays(first, weeks * 7 + 1); day <= last; day = addDays(day, 1)) if (!isWeekend(day)) count += 1;
  return count;
}

const isWeekend = (day: string): boolean => weekdayOf(day) >= 5;
