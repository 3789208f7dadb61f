import type { Price } from '@facade/shared-domain/model';
import { priceLines } from './price-lines.ts';

const price = (changes: Partial<Price> = {}): Price => ({
  amount: 245000,
  charges: null,
  unit: null,
  annuity: null,
  excludesVat: false,
  ...changes,
});

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const lines = (...args: [Price, 'sale' | 'rent']) => {
  const { main, suffix, notes } = priceLines(...args, 'nl', t);
  return [main, suffix, ...notes].map(plain);
};

describe('what is said of a price', () => {
  test('is the amount of a sale', () => {
    expect(lines(price(), 'sale')).toEqual(['€ 245.000', '']);
  });

  test('starts with "from" for unit 7', () => {
    expect(lines(price({ unit: 7 }), 'sale')).toEqual(['Vanaf € 245.000', '']);
  });

  test('is that it is on request where it is not published', () => {
    expect(lines(price({ amount: null, excludesVat: true }), 'sale')).toEqual(['price.onRequest', '']);
  });

  test('says that new construction is before VAT', () => {
    expect(lines(price({ excludesVat: true }), 'sale')).toEqual(['€ 245.000', '', 'price.excludesVat']);
  });

  test('is bouquet and monthly sum for a life annuity', () => {
    expect(lines(price({ amount: 62000, annuity: 780 }), 'sale')).toEqual([
      '€ 62.000',
      'price.bouquet',
      'price.annuity € 780',
    ]);
  });

  test('shows a rent with its charges and what they come to', () => {
    expect(lines(price({ amount: 760, charges: 65 }), 'rent')).toEqual([
      '€ 760',
      'price.perMonth',
      'price.charges € 65',
      'price.totalPerMonth € 825',
    ]);
  });

  test('never shows a rent without a word on charges', () => {
    expect(lines(price({ amount: 760 }), 'rent')).toContain('price.chargesOnRequest');
    expect(lines(price({ amount: 760, charges: 0 }), 'rent')).toContain('price.noCharges');
  });
});
