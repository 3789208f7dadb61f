import fc from 'fast-check';
import { isEmail, normalizePhone } from './validation.ts';

test.each(['a@b.be', ' an.peeters+huis@mail.voorbeeld.be ', 'zoë@example.museum', "o'neil@example.org"])(
  'email %j',
  (email) => {
    expect(isEmail(email)).toBe(true);
  },
);

test.each([
  'a',
  'a@b',
  '@b.be',
  'a@',
  'a@@b.be',
  'a b@c.be',
  'a@-b.be',
  'a..b@c.be',
  'a@b.c1',
  'a@b.be,c@d.be',
  `${'a'.repeat(250)}@b.be`,
])('no email %j', (email) => {
  expect(isEmail(email)).toBe(false);
});

test.each([
  ['068 28 12 34', '+3268281234'],
  ['068/28.12.34', '+3268281234'],
  ['(068) 28 12 34', '+3268281234'],
  ['0475/12.34.56', '+32475123456'],
  ['+32 (0)68 28 12 34', '+3268281234'],
  ['0032 475 12 34 56', '+32475123456'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['+352 621 123 456', '+352621123456'],
])('phone %s is %s', (text, number) => {
  expect(normalizePhone(text)).toBe(number);
});

test.each(['123', 'abc', 'bel 0475 12 34 56', '0612345678', '+999 123'])('no phone %j', (text) => {
  expect(normalizePhone(text)).toBeNull();
});

test('nothing throws', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(() => [isEmail(text), normalizePhone(text)]).not.toThrow()));
});
