import { pricePerM2 } from './price-per-m2.ts';

const home = {
  goal: 'sale' as const,
  availability: 'available' as const,
  price: { amount: 250_000, charges: null, unit: 0, annuity: null, excludesVat: false },
  livingArea: 120,
  landArea: 400,
};

test.each<[string, Partial<typeof home> & { isDwelling?: boolean }, number | null]>([
  ['a house by its living area', {}, 2083],
  ['land by its own', { livingArea: 0, isDwelling: false }, 625],
  ['no house by its land', { livingArea: 0, isDwelling: true }, null],
  ['nothing without a surface', { livingArea: 0, landArea: 0 }, null],
])('%s', (_what, changes, expected) => {
  expect(pricePerM2({ ...home, ...changes })).toBe(expected);
});

test.each([
  ['an unpublished price', { amount: null }],
  ['a price "from"', { unit: 7 }],
  ['a bouquet', { annuity: 600 }],
])('none of %s', (_what, price) => {
  expect(pricePerM2({ ...home, price: { ...home.price, ...price } })).toBeNull();
});

test('null for a rental and for a sold home', () => {
  expect(pricePerM2({ ...home, goal: 'rent' })).toBeNull();
  expect(pricePerM2({ ...home, availability: 'sold' })).toBeNull();
});
