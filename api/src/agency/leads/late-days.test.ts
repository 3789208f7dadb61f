import { lateDaysOf } from './late-days.ts';

const at = (day: string) => new Date(`${day}T10:00:00Z`);
/** Sent on a Friday. */
const lead = { state: 'new' as const, is_suspect: false, created_at: at('2026-11-20') };

test.each([
  ['the same day', '2026-11-20', null],
  ['the next working day, after a weekend', '2026-11-23', null],
  ['two working days later', '2026-11-24', 2],
  ['three weeks later', '2026-12-11', 15],
])('an unanswered lead on %s', (_, day, late) => expect(lateDaysOf(lead, null, at(day))).toBe(late));

test('is not late if it was answered or is suspect, or if its visit takes place', () => {
  const now = at('2026-12-11');
  expect(lateDaysOf({ ...lead, state: 'answered' }, null, now)).toBeNull();
  expect(lateDaysOf({ ...lead, is_suspect: true }, null, now)).toBeNull();
  expect(lateDaysOf(lead, { status: 'booked' }, now)).toBeNull();
  expect(lateDaysOf(lead, { status: 'cancelled' }, now)).toBe(15);
});
