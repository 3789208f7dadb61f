import type { PropertyDetail } from '../model/index.ts';
import { factsOf } from './facts-of.ts';

const sampleProperty = (changes: Partial<PropertyDetail>) =>
  ({
    goal: 'sale',
    availability: 'available',
    typeName: 'Woning',
    street: 'Rue de Pintamont 12',
    zip: '7800',
    city: 'Aat',
    countryId: 10,
    region: 'wallonia',
    isDwelling: false,
    categoryIds: [7],
    price: { amount: 245000, charges: null, unit: null, annuity: null, excludesVat: false },
    livingArea: null,
    landArea: null,
    publishedAt: '2026-11-12T00:00:00.000Z',
    groups: [],
    ...changes,
  }) as unknown as PropertyDetail;

const t = ((key: string) => key) as never;
const keys = (changes: Partial<PropertyDetail> = {}) =>
  factsOf(sampleProperty(changes), 'nl', t).flatMap(({ facts }) => facts.map(({ key }) => key));

test('includes type, address and price among the facts', () => {
  const [general] = factsOf(sampleProperty({}), 'nl', t);
  expect(general?.key).toBe('general');
  expect(general?.facts.map(({ key, value }) => [key, String(value).replaceAll('\u00a0', ' ')])).toEqual([
    ['type', 'Woning'],
    ['address', 'Rue de Pintamont 12, 7800 Aat'],
    ['price', '€ 245.000'],
    ['onlineSince', '2026-11-12'],
  ]);
});

test('says the price per m² of what is for sale and offered', () => {
  expect(keys({ livingArea: 100 })).toContain('pricePerM2');
  expect(keys({ livingArea: 100, goal: 'rent' })).not.toContain('pricePerM2');
  expect(keys({ livingArea: 100, availability: 'sold' })).not.toContain('pricePerM2');
});

test('calls the price of a rental a monthly rent', () => {
  expect(keys({ goal: 'rent' })).toContain('monthlyRent');
  expect(keys({ goal: 'rent' })).not.toContain('price');
});

test('what a tenant decides on comes first, and for a buyer stays where it is', () => {
  const groups: PropertyDetail['groups'] = [
    { key: 'general', facts: [] },
    { key: 'layout', facts: [{ key: 'cellar', kind: 'yesNo', value: true }] },
    { key: 'rental', facts: [{ key: 'deposit', kind: 'price', value: 1520 }] },
    { key: 'availability', facts: [{ key: 'availability', kind: 'text', value: 'immediately' }] },
  ];
  const order = (goal: 'sale' | 'rent') => factsOf(sampleProperty({ goal, groups }), 'nl', t).map(({ key }) => key);
  expect(order('rent')).toEqual(['availability', 'rental', 'general', 'layout']);
  expect(order('sale')).toEqual(['general', 'layout', 'availability']);
});

test('leaves out the price of a sold home', () => {
  const groups: PropertyDetail['groups'] = [
    { key: 'general', facts: [{ key: 'goal', kind: 'text', value: 'sale' }] },
    { key: 'costs', facts: [{ key: 'notaryFees', kind: 'price', value: 5200 }] },
  ];
  expect(keys({ groups })).toEqual(['goal', 'type', 'address', 'price', 'onlineSince', 'notaryFees']);
  expect(keys({ groups, availability: 'sold' })).toEqual(['type', 'address']);
});

test('leaves out facts whose rule is false', () => {
  const groups: PropertyDetail['groups'] = [
    { key: 'flood', facts: [{ key: 'floodPScore', kind: 'code', value: 'A' }] },
    { key: 'certificates', facts: [{ key: 'asbestosType', kind: 'text', value: 'asbestosSafe' }] },
  ];
  expect(keys({ groups })).toEqual(['type', 'address', 'price', 'onlineSince']);
  expect(keys({ groups, region: 'flanders' })).toEqual([
    'type',
    'address',
    'price',
    'onlineSince',
    // What the law wants and is missing.
    'permit',
    'areaDestination',
    'summons',
    'preemptiveRight',
    'allotmentPermit',
    'floodPScore',
    'floodGScore',
    'asbestosType',
  ]);
});
