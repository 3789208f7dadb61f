import type { FactGroup } from '@facade/shared-domain/model';
import { factRows } from './fact-rows.ts';

const groups: FactGroup[] = [
  {
    key: 'layout',
    facts: [
      { key: 'bedrooms', kind: 'number', value: 3 },
      { key: 'kitchen', kind: 'text', value: 'fitted' },
      { key: 'garden', kind: 'yesNo', value: true },
      { key: 'lift', kind: 'yesNo', value: false },
    ],
  },
  {
    key: 'surfaces',
    facts: [
      { key: 'livingArea', kind: 'area', value: 1186 },
      { key: 'frontWidth', kind: 'length', value: 7.5 },
    ],
  },
  {
    key: 'costs',
    facts: [
      { key: 'cadastralIncome', kind: 'price', value: 812 },
      { key: 'vatRate', kind: 'percentage', value: 21 },
    ],
  },
  { key: 'availability', facts: [{ key: 'availabilityDate', kind: 'date', value: '2027-01-15' }] },
];

test('prints facts in the words and number format of the language, without codes of closed lists', () => {
  expect(factRows(groups, 'nl').map(({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`)).toEqual([
    'Slaapkamers: 3',
    'Tuin: ja',
    'Lift: nee',
    'Bewoonbare oppervlakte: 1.186 m²',
    'Gevelbreedte: 7,5 m',
    'Kadastraal inkomen: € 812',
    'Btw-tarief: 21%',
    'Vrij op: 15 januari 2027',
  ]);
});

test('every language has the same labels', () => {
  const labels = (language: 'nl' | 'fr' | 'en' | 'de') => factRows(groups, language).length;
  expect([labels('fr'), labels('en'), labels('de')]).toEqual([8, 8, 8]);
});
