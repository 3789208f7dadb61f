import { borrow, readLoan, readNumber } from './loan.ts';

const valuesOf = (text: string, price = 245_000) => readLoan(price, new URLSearchParams(text)).values;

test.each([
  ['3,2', 3.2],
  ['3.2', 3.2],
  ['60.000', 60000],
  ['€ 60 000', 60000],
  ['1.250,50', 1250.5],
  ['', null],
  ['veel', null],
])('reads %j as %j', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test('starts from a fifth of own means, 3.2 % and 25 years', () => {
  expect(valuesOf('')).toEqual({ price: 245000, own: 49000, rate: 3.2, years: 25 });
  expect(valuesOf('own=&years=')).toEqual({ price: 245000, own: 49000, rate: 3.2, years: 25 });
});

test('starts from a shorter term for a garage', () => {
  expect(valuesOf('', 24_000)).toEqual({ price: 24_000, own: 5000, rate: 3.2, years: 10 });
  expect(valuesOf('', 60_000).years).toBe(25);
});

test("takes the visitor's own figures from the address", () => {
  expect(valuesOf('own=60.000&rate=3&years=20')).toEqual({ price: 245000, own: 60000, rate: 3, years: 20 });
});

test.each([
  ['price=abc', { price: null }],
  ['price=-5', { price: null }],
  ['own=999999', { own: null }],
  ['rate=-4', { rate: null }],
  ['rate=15,1', { rate: null }],
  ['years=0', { years: null }],
  ['years=400', { years: null }],
])('takes no figure from %s, and keeps what was typed', (text, refused) => {
  const form = readLoan(245_000, new URLSearchParams(text));
  expect(form.values).toMatchObject(refused);
  expect(form.typed).toEqual(Object.fromEntries(new URLSearchParams(text)));
  expect(borrow(form.values)).toBeNull();
});

test('works out the payment of the reference loan', () => {
  const loan = borrow({ price: 250000, own: 50000, rate: 3, years: 20 });
  expect(loan).toMatchObject({ borrowed: 200000, perMonth: 1105.15 });
  expect(loan?.interest).toBeCloseTo(65236, 0);
});

test('costs nothing to borrow nothing, or at no interest', () => {
  expect(borrow({ price: 1000, own: 1000, rate: 3, years: 20 })).toEqual({ borrowed: 0, perMonth: 0, interest: 0 });
  expect(borrow({ price: 200_000, own: 0, rate: 0, years: 25 })).toMatchObject({ interest: 0 });
});
