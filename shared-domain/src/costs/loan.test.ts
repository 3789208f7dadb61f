import { borrow, loanTexts, readLoan, readNumber } from './loan.ts';
import type { CostedHome } from './purchase-cost.ts';

/** Outside Belgium, so that the price is the whole cost. */
const home = (amount: number, changes: Partial<CostedHome> = {}): CostedHome => ({
  goal: 'sale',
  availability: 'available',
  price: { amount, charges: null, unit: null, annuity: null, excludesVat: false },
  region: null,
  isDwelling: true,
  categoryIds: [1],
  groups: [],
  ...changes,
});
const typedIn = (text: string) => loanTexts(new URLSearchParams(text));
const valuesOf = (text: string, price = 245_000) => readLoan(home(price), typedIn(text)).values;

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
  ['own=-1', { own: null }],
  ['rate=-4', { rate: null }],
  ['rate=15,1', { rate: null }],
  ['years=0', { years: null }],
  ['years=400', { years: null }],
])('takes no figure from %s, and keeps what was typed', (text, refused) => {
  const form = readLoan(home(245_000), typedIn(text));
  expect(form.values).toMatchObject(refused);
  expect(form.typed).toEqual(Object.fromEntries(new URLSearchParams(text)));
  expect(borrow(home(245_000), form)).toBeNull();
});

const loanOf = (values: { price: number; own: number; rate: number; years: number }) =>
  borrow(home(values.price), { values });

test('works out the payment of the reference loan, its deed paid from it', () => {
  const loan = loanOf({ price: 250_000, own: 55_200, rate: 3, years: 20 });
  expect(loan).toMatchObject({ borrowed: 200_000, deed: 5200, total: 255_200, perMonth: 1105.15 });
  expect(loan?.interest).toBeCloseTo(65236, 0);
});

test('costs nothing to borrow nothing, or at no interest', () => {
  const nothing = { borrowed: 0, deed: 0, total: 1000, perMonth: 0, interest: 0 };
  expect(loanOf({ price: 1000, own: 1000, rate: 3, years: 20 })).toEqual(nothing);
  expect(loanOf({ price: 1000, own: 90_000, rate: 3, years: 20 })).toEqual(nothing);
  expect(loanOf({ price: 200_000, own: 0, rate: 0, years: 25 })).toMatchObject({ interest: 0 });
});

test('a second home costs its own duty', () => {
  const house = home(200_000, { region: 'wallonia' });
  const totalOf = (text: string) => borrow(house, readLoan(house, typedIn(`own=50000&${text}`)))?.total ?? 0;
  expect(totalOf('use=other') - totalOf('use=own')).toBeGreaterThan(19_000);
  expect(totalOf('use=elsewhere')).toBe(totalOf(''));
});
