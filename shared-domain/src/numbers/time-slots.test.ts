import { CONTACT_TIME_SLOTS, slotText } from './time-slots.ts';

test('the three slots', () => {
  expect(CONTACT_TIME_SLOTS.map(({ from, to }) => `${from}–${to}`)).toEqual([
    '10:00–13:00',
    '14:00–16:00',
    '16:00–19:00',
  ]);
});

test('a slot is written as the language writes hours', () => {
  const [slot] = CONTACT_TIME_SLOTS;
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(slot && plain(slotText(slot, 'nl'))).toBe('10:00 – 13:00');
  expect(slot && plain(slotText(slot, 'fr'))).toBe('10 h – 13 h');
  expect(plain(slotText({ id: 'x', from: '09:00', to: '12:30' }, 'fr'))).toBe('9 h – 12 h 30');
});
