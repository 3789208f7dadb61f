import { slotWeeks } from './slot-weeks.ts';

const slot = (start: string) => ({ id: start, start, end: start });

test('slots are grouped by day, and days by weeks that begin on Monday', () => {
  const times = [
    '2026-11-22T10:00:00+01:00',
    '2026-11-23T00:15:00+01:00',
    '2026-11-23T10:00:00+01:00',
    '2026-11-29T10:00:00+01:00',
    '2026-12-08T10:00:00+01:00',
  ];
  const weeks = slotWeeks(times.map(slot));
  expect(weeks.map((days) => days.map(({ day, slots }) => `${day} ${slots.length}`))).toEqual([
    ['2026-11-22 1'],
    ['2026-11-23 2', '2026-11-29 1'],
    ['2026-12-08 1'],
  ]);
});

test('a week across the change of the clock is one week', () =>
  expect(slotWeeks(['2026-10-24T10:00:00+02:00', '2026-10-25T10:00:00+01:00'].map(slot))).toHaveLength(1));

test('no slots give no weeks', () => expect(slotWeeks([])).toEqual([]));
