import { type CostedHome, costOf, purchaseCosts } from './purchase-cost.ts';

/** A Walloon house whose agency names the notary. */
const sampleProperty = (changes: Partial<CostedHome> = {}): CostedHome => ({
  goal: 'sale',
  availability: 'available',
  price: { amount: 245_000, charges: null, unit: null, annuity: null, excludesVat: false },
  region: 'wallonia',
  isDwelling: true,
  categoryIds: [1],
  groups: [{ key: 'costs', facts: [{ key: 'notaryFees', kind: 'price', value: 5200 }] }],
  ...changes,
});

const price = (amount: number | null, more = {}) => ({
  price: { amount, charges: null, unit: null, annuity: null, excludesVat: false, ...more },
});

test('adds duty, notary and deed to the price, by what the buyer means to do', () => {
  const costs = purchaseCosts(sampleProperty());
  expect(costs?.choices.map(({ choice, total }) => [choice, total])).toEqual([
    ['own', 245000 + 7350 + 5200 + 800],
    ['other', 245000 + 30625 + 5200 + 800],
  ]);
});

test('mentions the Brussels abatement up to its limit only', () => {
  const brussels = (amount: number) => purchaseCosts(sampleProperty({ region: 'brussels', ...price(amount) }));
  expect(brussels(600000)?.abatement?.amount).toBe(200000);
  expect(brussels(600001)?.abatement).toBeNull();
  expect(brussels(385000)?.choices[0]?.lines[1]?.amount).toBe(23125);
});

test('has no own home where living is impossible', () => {
  expect(purchaseCosts(sampleProperty({ isDwelling: false }))?.choices.map(({ choice }) => choice)).toEqual(['other']);
});

test.each([
  // 90,000 + 3 % + notary; + 12.5 % + notary.
  [
    'wallonia',
    90_000,
    [
      ['own', 92_700],
      ['other', 101_250],
    ],
  ],
  // 12 % whatever it is for.
  ['flanders', 90_000, [['other', 100_800]]],
  // 12.5 % of 190,000, and of 290,000.
  [
    'brussels',
    290_000,
    [
      ['own', 313_750],
      ['other', 326_250],
    ],
  ],
] as const)('land in %s at %d costs, without notary and deed, %j', (region, amount, choices) => {
  const land = sampleProperty({ region, isDwelling: false, categoryIds: [3], ...price(amount) });
  const costs = purchaseCosts(land);
  expect(costs?.choices.map(({ choice, total }) => [choice, total - 6000])).toEqual(choices);
  expect(costs?.abatement?.priceLimit).toBe(region === 'brussels' ? 300_000 : undefined);
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
  const unit = sampleProperty({ groups, region: 'flanders', ...price(250000, { excludesVat: true }) });
  expect(purchaseCosts(unit)?.choices).toMatchObject([{ choice: 'new', total: 295100 + 3870 + 800 }]);
  expect(purchaseCosts({ ...unit, groups: [] })?.choices).toEqual([]);
});

test('an own and only home on plan pays 3 % on its share of the land in Wallonia', () => {
  const facts = [
    { key: 'vatAmount', kind: 'price' as const, value: 42000 },
    { key: 'registeredRights', kind: 'price' as const, value: 5000 },
  ];
  const unit = sampleProperty({ groups: [{ key: 'costs', facts }], ...price(250000, { excludesVat: true }) });
  const landDuties = purchaseCosts(unit)?.choices.map(({ choice, lines }) => [choice, lines[2]]);
  expect(landDuties).toEqual([
    ['own', { key: 'landDuty', amount: 1200, rate: 3 }],
    ['other', { key: 'landDuty', amount: 5000, rate: 12.5 }],
  ]);
  expect(purchaseCosts({ ...unit, isDwelling: false })?.choices.map(({ choice }) => choice)).toEqual(['new']);
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

test('another price changes the duty and the VAT with it, and the way to buy is chosen', () => {
  const home = sampleProperty();
  expect(costOf(home)).toBe(245_000 + 7350 + 6000);
  expect(costOf(home, 200_000)).toBe(200_000 + 6000 + 6000);
  expect(costOf(home, 200_000, 'other')).toBe(200_000 + 25_000 + 6000);
  const facts = [{ key: 'vatAmount', kind: 'price' as const, value: 42_000 }];
  const unit = sampleProperty({ groups: [{ key: 'costs', facts }], ...price(250_000, { excludesVat: true }) });
  expect(costOf(unit, 225_000) - costOf(unit)).toBe(-25_000 - 4200 - (3870 - 3700));
});

test('without a known region it costs what the seller is paid', () => {
  expect(costOf(sampleProperty({ region: null }))).toBe(245_000);
  expect(costOf(sampleProperty(price(null)))).toBe(0);
});
