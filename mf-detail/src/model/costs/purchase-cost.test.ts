import { sampleProperty } from '../../testing/sample-property.ts';
import { purchaseCosts } from './purchase-cost.ts';

const price = (amount: number | null, more = {}) => ({
  price: { amount, charges: null, unit: null, annuity: null, excludesVat: false, ...more },
});

test('adds duty and notary to the price, by what the buyer means to do', () => {
  const costs = purchaseCosts(sampleProperty());
  expect(costs?.choices.map(({ choice, total }) => [choice, total])).toEqual([
    ['own', 245000 + 7350 + 5200],
    ['other', 245000 + 30625 + 5200],
  ]);
});

test('tells of the Brussels abatement up to its limit only', () => {
  const brussels = (amount: number) => purchaseCosts(sampleProperty({ region: 'brussels', ...price(amount) }));
  expect(brussels(600000)?.abatement?.amount).toBe(200000);
  expect(brussels(600001)?.abatement).toBeNull();
  expect(brussels(385000)?.choices[0]?.lines[1]?.amount).toBe(23125);
});

test('knows no own home where nobody can live', () => {
  expect(purchaseCosts(sampleProperty({ isDwelling: false }))?.choices.map(({ choice }) => choice)).toEqual(['other']);
});

test('counts VAT for new construction, and says nothing while that is not known', () => {
  const groups = [
    {
      key: 'costs' as const,
      facts: [
        { key: 'vatAmount', kind: 'price' as const, value: 42000 },
        { key: 'registeredRights', kind: 'price' as const, value: 3100 },
      ],
    },
  ];
  const unit = sampleProperty({ groups, ...price(250000, { excludesVat: true }) });
  expect(purchaseCosts(unit)?.choices).toMatchObject([{ choice: 'new', total: 295100 + 2960 }]);
  expect(purchaseCosts({ ...unit, groups: [] })?.choices).toEqual([]);
});

test.each([
  ['a rent', { goal: 'rent' as const }],
  ['a hidden price', price(null)],
  ['a life annuity', price(60000, { annuity: 700 })],
  ['what is sold', { availability: 'sold' as const }],
  ['Luxembourg', { region: null }],
])('says nothing for %s', (_, changes) => {
  expect(purchaseCosts(sampleProperty(changes))).toBeNull();
});
