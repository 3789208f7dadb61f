import type { Price } from '@facade/shared-domain/model';
import { placeMarker } from './place-marker.ts';

const price: Price = { amount: 249_000, charges: null, unit: null, annuity: null, excludesVat: false };
const ribbon = { id: 3, label: 'Optie', tone: 'attention', showOnMap: true } as const;
const home = { title: { text: 'Stadswoning', language: 'nl' as const }, goal: 'sale' as const, price, ribbon };
const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('a home says its price and has its ribbon', () => {
  const marker = placeMarker(home, 'Plein 1, 7800 Aat', 'nl', t);
  expect(spaced(marker.label)).toBe('€ 249.000');
  expect(spaced(marker.title)).toBe('Stadswoning, € 249.000, Plein 1, 7800 Aat');
  expect(marker.ribbon).toBe(ribbon);
});

test('a title of another language is left out: nothing in a marker can say its language', () => {
  expect(spaced(placeMarker(home, 'Ath', 'fr', t).title)).toBe('249 000 €, Ath'.replace('249 000', '249\u202f000'));
});

test('a price on request is no label, a price from which is one', () => {
  expect(placeMarker({ ...home, price: { ...price, amount: null } }, 'Aat', 'nl', t)).toMatchObject({
    label: '',
    title: 'Stadswoning, Aat',
  });
  expect(spaced(placeMarker({ ...home, price: { ...price, unit: 7 } }, 'Aat', 'nl', t).label)).toBe('Vanaf € 249.000');
});

test('a rent is a month’s, and a bouquet is not the whole price', () => {
  const label = (changes: object, goal: 'sale' | 'rent') =>
    spaced(placeMarker({ ...home, goal, price: { ...price, ...changes } }, 'Aat', 'nl', t).label);
  expect(label({ amount: 760 }, 'rent')).toBe('€ 760 price.perMonth');
  expect(label({ amount: 78_000, annuity: 980 }, 'sale')).toBe('price.annuityText € 78.000 € 980');
  expect(label({ excludesVat: true }, 'sale')).toBe('€ 249.000 price.excludesVat');
});

test('a home that is sold has neither', () => {
  expect(placeMarker({ ...home, availability: 'sold' }, 'Aat', 'nl', t)).toEqual({
    label: '',
    title: 'Stadswoning, Aat',
    ribbon: null,
  });
});

test('a project says its name', () => {
  expect(placeMarker({ name: 'Les Tanneurs' }, '7800 Aat', 'nl', t)).toEqual({
    label: 'Les Tanneurs',
    title: 'Les Tanneurs, 7800 Aat',
    ribbon: null,
  });
});
