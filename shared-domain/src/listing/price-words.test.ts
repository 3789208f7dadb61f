import type { FactGroup, Price } from '../model/index.ts';
import { type PricedHome, priceText, priceWords } from './price-words.ts';

const t = (key: string, values: Record<string, unknown> = {}) =>
  [key.replace('price.', ''), ...Object.values(values)].join(' ');
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

const home = (price: Partial<Price>, more: Partial<PricedHome> = {}): PricedHome => ({
  goal: 'sale',
  availability: 'available',
  ...more,
  price: { amount: 245000, charges: null, unit: null, annuity: null, excludesVat: false, ...price },
});
const groups = (values: Record<string, number | boolean>): FactGroup[] => [
  { key: 'annuity', facts: Object.entries(values).map(([key, value]) => ({ key, kind: 'number', value })) },
];
const lines = (priced: PricedHome) => {
  const { main, suffix, notes } = priceWords(priced, 'nl', t);
  return [main, suffix, ...notes].map(plain);
};
const text = (priced: PricedHome) => plain(priceText(priced, 'nl', t));

const rent = (charges: number | null) => home({ amount: 760, charges }, { goal: 'rent' });
const annuity = (values = {}, price: Partial<Price> = {}) =>
  home({ amount: 78000, annuity: 980, ...price }, { groups: groups(values) });

test.each<[string, PricedHome, string[], string]>([
  ['a sale', home({}), ['€ 245.000', ''], '€ 245.000'],
  ['"from" for unit 7', home({ unit: 7 }), ['Vanaf € 245.000', ''], 'Vanaf € 245.000'],
  ['a price that is not published', home({ amount: null, excludesVat: true }), ['onRequest', ''], 'onRequest'],
  [
    'a rent and its charges',
    rent(65),
    ['€ 760', 'perMonth', 'charges € 65', 'totalPerMonth € 825'],
    '€ 760 perMonth plus € 65',
  ],
  ['a rent of unknown charges', rent(null), ['€ 760', 'perMonth', 'chargesOnRequest'], '€ 760 perMonth'],
  ['a rent without charges', rent(0), ['€ 760', 'perMonth', 'noCharges'], '€ 760 perMonth'],
  ['an unpublished rent', home({ amount: null, charges: 40 }, { goal: 'rent' }), ['onRequest', ''], 'onRequest'],
  ['new construction before VAT', home({ excludesVat: true }), ['€ 245.000', 'excludesVat'], '€ 245.000 excludesVat'],
  [
    'new construction with its VAT',
    home({ excludesVat: true }, { groups: groups({ vatAmount: 40000 }) }),
    ['€ 245.000', 'excludesVat', 'includesVat € 285.000'],
    '€ 245.000 excludesVat',
  ],
  ['a life annuity', annuity(), ['€ 78.000', 'bouquet', 'annuity € 980'], 'annuityText € 78.000 € 980'],
  [
    'the terms of a life annuity',
    annuity({ annuityAge1: 81, annuityAge2: 77, annuityOccupied: true, annuityMaxYears: 15 }),
    ['€ 78.000', 'bouquet', 'annuity € 980', 'occupied · ages 81 77 · years 15'],
    'annuityText € 78.000 € 980',
  ],
  [
    'a free life annuity of one seller',
    annuity({ annuityAge1: 81, annuityOccupied: false }),
    ['€ 78.000', 'bouquet', 'annuity € 980', 'free · age 81'],
    'annuityText € 78.000 € 980',
  ],
  ['what is sold', home({}, { availability: 'sold' }), ['', ''], 'sold'],
  ['what is rented', home({ charges: 65 }, { goal: 'rent', availability: 'rented' }), ['', ''], 'rented'],
])('%s', (_what, priced, expected, onOneLine) => {
  expect(lines(priced)).toEqual(expected);
  expect(text(priced)).toBe(onOneLine);
});
