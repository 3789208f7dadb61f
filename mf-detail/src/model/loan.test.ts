import { borrow, loanInput, readNumber } from './loan.ts';

const query = (text: string) => new URLSearchParams(text);

it.each([
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

it('starts from a fifth of own means, 3.2 % and 25 years', () => {
  expect(loanInput(245000, query(''))).toEqual({ price: 245000, ownMeans: 49000, rate: 3.2, years: 25 });
});

it("takes the visitor's own figures from the address and keeps them possible", () => {
  expect(loanInput(245000, query('own=60.000&rate=3&years=20'))).toMatchObject({ ownMeans: 60000, rate: 3, years: 20 });
  expect(loanInput(245000, query('own=999999&rate=-4&years=400'))).toMatchObject({
    ownMeans: 245000,
    rate: 0,
    years: 40,
  });
});

it('works out the payment of the reference loan', () => {
  const { borrowed, perMonth, interest } = borrow({ price: 250000, ownMeans: 50000, rate: 3, years: 20 });
  expect([borrowed, perMonth]).toEqual([200000, 1105.15]);
  expect(interest).toBeCloseTo(65236, 0);
});

it('costs nothing to borrow nothing', () => {
  expect(borrow({ price: 1000, ownMeans: 1000, rate: 3, years: 20 })).toEqual({
    borrowed: 0,
    perMonth: 0,
    interest: 0,
  });
});
