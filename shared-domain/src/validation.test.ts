import fc from 'fast-check';
import { checkEmail, checkPhone, checkPrice, checkText, checkZip, normalizePhone, parsePrice } from './validation.ts';

test('required and optional fields', () => {
  for (const check of [checkText, checkZip, checkEmail, checkPhone, checkPrice]) {
    expect(check(' ', { required: true })).toBe('required');
    expect(check(undefined)).toBeNull();
  }
  expect(checkText('x', { required: true })).toBeNull();
});

test.each(['1000', '9999', ' 7800 ', 7800])('zip %j', (zip) => {
  expect(checkZip(zip)).toBeNull();
});

test.each(['0999', '999', '10000', '78 00', 'B-7800', 800])('no zip %j', (zip) => {
  expect(checkZip(zip)).toBe('invalid');
});

test.each(['a@b.be', ' an.peeters+huis@mail.voorbeeld.be ', 'zoë@example.museum', "o'neil@example.org"])(
  'email %j',
  (email) => {
    expect(checkEmail(email)).toBeNull();
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
  expect(checkEmail(email)).toBe('invalid');
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
  expect(checkPhone(text)).toBeNull();
});

test.each(['123', 'abc', 'bel 0475 12 34 56', '0612345678', '+999 123'])('no phone %j', (text) => {
  expect(checkPhone(text)).toBe('invalid');
});

test.each([
  ['250000', 250_000],
  ['250.000', 250_000],
  ['250\u202f000 €', 250_000],
  ['€ 1.250,50', 1250.5],
  ['1,250.50', 1250.5],
  ['12,5', 12.5],
  ['1.25', 1.25],
])('price %j is %d', (text, amount) => {
  expect(parsePrice(text)).toBe(amount);
  expect(checkPrice(text)).toBeNull();
});

test.each(['-5', 'veel', '250.0000', '1.250.500.', '9'.repeat(400)])('no price %j', (text) => {
  expect(checkPrice(text)).toBe('invalid');
});

test('nothing throws', () => {
  for (const check of [checkText, checkZip, checkEmail, checkPhone, checkPrice]) {
    fc.assert(fc.property(fc.oneof(fc.anything(), fc.string()), (value) => expect(() => check(value)).not.toThrow()));
  }
});
