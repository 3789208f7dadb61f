import { ANSWER_WITHIN } from '@facade/shared-domain/language/working-days';
import { lateDaysOf } from './late-days.ts';

const at = (day: string) => new Date(`${day}T10:00:00Z`);
/** Sent on a Friday. */
const lead = { form: 'contact', state: 'new' as const, is_suspect: false, created_at: at('2026-11-20') };

test.each([
  ['the same day', '2026-11-20', null],
  ['the next working day, after a weekend', '2026-11-23', null],
  ['two working days later', '2026-11-24', 2],
  ['three weeks later', '2026-12-11', 15],
])('an unanswered lead on %s', (_, day, late) => expect(lateDaysOf(lead, null, ANSWER_WITHIN, at(day))).toBe(late));

test('each form has the term that the agency promises for it', () => {
  const late = (form: string, days: number) =>
    lateDaysOf({ ...lead, form }, null, { ...ANSWER_WITHIN, application: days }, at('2026-11-24'));
  expect([late('rental-application', 1), late('rental-application', 2), late('contact', 2)]).toEqual([2, null, 2]);
});

test('is not late if it was answered or is suspect, or if its visit takes place', () => {
  const now = at('2026-12-11');
  expect(lateDaysOf({ ...lead, state: 'answered' }, null, ANSWER_WITHIN, now)).toBeNull();
  expect(lateDaysOf({ ...lead, is_suspect: true }, null, ANSWER_WITHIN, now)).toBeNull();
  expect(lateDaysOf(lead, { status: 'booked' }, ANSWER_WITHIN, now)).toBeNull();
  expect(lateDaysOf(lead, { status: 'cancelled' }, ANSWER_WITHIN, now)).toBe(15);
});
