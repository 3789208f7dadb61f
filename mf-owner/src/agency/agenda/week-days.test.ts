import { agenda } from '../testing/sample-agenda.ts';
import { daysLater, weekDays } from './week-days.ts';

test('days continue over the end of a month and of summer time', () => {
  expect(daysLater('2026-10-24', 7)).toBe('2026-10-31');
  expect(daysLater('2026-12-28', 7)).toBe('2027-01-04');
});

test('every day has its own visits; a span of two days is on both, but not on the day that begins at its end', () => {
  const span = { start: '2026-11-24T18:00:00+01:00', end: '2026-11-26T00:00:00+01:00' };
  const [change] = agenda.changes;
  if (!change) throw new Error('no change');
  const days = weekDays({ ...agenda, changes: [{ ...change, ...span }] });
  expect(days.map(({ day }) => day.slice(8))).toEqual(['23', '24', '25', '26', '27', '28', '29']);
  expect(days.map(({ visits }) => visits.length)).toEqual([0, 2, 0, 1, 0, 0, 0]);
  expect(days.map(({ changes }) => changes.length)).toEqual([0, 1, 1, 0, 0, 0, 0]);
});
