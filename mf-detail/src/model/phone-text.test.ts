import { phoneText } from './phone-text.ts';
import { telephoneLink } from './telephone-link.ts';

it.each([
  ['+3268123456', '+32 68 12 34 56'],
  ['+3221234567', '+32 2 123 45 67'],
  ['+32475123456', '+32 475 12 34 56'],
  ['+352 26 12 34', '+352 26 12 34'],
])('shows %s as %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});

it('dials without the zero one leaves out from abroad', () => {
  expect(telephoneLink('+32 (0)68 / 12.34.56')).toBe('tel:+3268123456');
});
