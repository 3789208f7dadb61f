import { CONTACT_TIME_SLOTS, isTimeSlot } from './time-slots.ts';

test('the three slots', () => {
  expect(CONTACT_TIME_SLOTS.map(({ from, to }) => `${from}–${to}`)).toEqual([
    '10:00–13:00',
    '14:00–16:00',
    '16:00–19:00',
  ]);
  expect(isTimeSlot('14-16')).toBe(true);
  expect(isTimeSlot('13-14')).toBe(false);
});
