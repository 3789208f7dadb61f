import { unbroken } from '../language/text.ts';
import { phoneText } from './phone-text.ts';

test.each([
  ['+3268123456', '+32 68 12 34 56'],
  ['+3221234567', '+32 2 123 45 67'],
  ['+3242345678', '+32 4 234 56 78'],
  ['+32475123456', '+32 475 12 34 56'],
  ['+352 26 12 34', '+352 26 12 34'],
  ['+3268123', '+3268123'],
  ['068 00 12 00', '068 00 12 00'],
  ['', ''],
])('%s reads %s', (phone, text) => {
  expect(phoneText(phone)).toBe(unbroken(text));
});
