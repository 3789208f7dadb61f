import type { Fact } from '../model/index.ts';
import { type AdvertisedHome, missingInAd, withRequested } from './advertising.ts';

const facts = (...keys: string[]): Fact[] => keys.map((key) => ({ key, kind: 'text', value: 'yes' }));
const home = (region: AdvertisedHome['region'], more: Partial<AdvertisedHome> = {}): AdvertisedHome => ({
  goal: 'sale',
  availability: 'available',
  region,
  isDwelling: true,
  categoryIds: [1],
  street: 'Marktstraat 1',
  energy: null,
  groups: [],
  ...more,
});
const legal = (...given: Fact[]) => [{ key: 'legal' as const, facts: given }];
const built = (year: number) => legal({ key: 'constructionYear', kind: 'code', value: year });

const CERTIFICATE = ['energyLabel', 'kwhPerM2'];
const PLANNING = ['permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit'];
const FLOOD = ['floodPScore', 'floodGScore'];
const WALLOON = [...CERTIFICATE, 'energyTotal', 'epcCode'];
const LAND = { isDwelling: false, categoryIds: [3] };
const GARAGE = { isDwelling: false, categoryIds: [8] };
const SHOP = { isDwelling: false, categoryIds: [6] };

test.each<[string, AdvertisedHome, string[]]>([
  ['a Walloon house', home('wallonia'), WALLOON],
  ['a Walloon house to let', home('wallonia', { goal: 'rent' }), WALLOON],
  ['a Walloon house that is sold', home('wallonia', { availability: 'sold' }), []],
  ['a Walloon flat that is still built', home('wallonia', { categoryIds: [2] }), []],
  ['Walloon land', home('wallonia', LAND), []],
  ['a Walloon garage', home('wallonia', GARAGE), []],
  ['a Flemish house', home('flanders'), [...CERTIFICATE, ...PLANNING, ...FLOOD, 'asbestosType']],
  ['a Flemish house of 2001', home('flanders', { groups: built(2001) }), [...CERTIFICATE, ...PLANNING, ...FLOOD]],
  [
    'a Flemish house without its address, to let',
    home('flanders', { goal: 'rent', street: null }),
    [...CERTIFICATE, 'epcCode'],
  ],
  ['Flemish land', home('flanders', LAND), [...PLANNING, 'floodPScore']],
  ['a Flemish garage', home('flanders', GARAGE), [...PLANNING, ...FLOOD]],
  ['a Flemish garage to let', home('flanders', { ...GARAGE, goal: 'rent' }), []],
  ['a Flemish shop', home('flanders', SHOP), [...PLANNING, ...FLOOD, 'asbestosType']],
  ['a Brussels flat', home('brussels', { categoryIds: [12] }), ['energyLabel', 'areaDestination']],
  ['a Brussels flat to let', home('brussels', { categoryIds: [12], goal: 'rent' }), ['energyLabel']],
  ['a house in Luxembourg', home(null), []],
  [
    'a Walloon house with a certificate',
    home('wallonia', {
      energy: { band: 'c', region: 'wallonia', kwhPerM2: 240 },
      groups: [{ key: 'energy', facts: facts('energyTotal') }],
    }),
    ['epcCode'],
  ],
  [
    'Flemish land with a court decision instead of a summons',
    home('flanders', { ...LAND, groups: legal(...facts('judicialDecision', 'permit', 'areaDestination')) }),
    ['preemptiveRight', 'allotmentPermit', 'floodPScore'],
  ],
])('an advertisement of %s lacks what the law of its region wants', (_what, one, missing) => {
  expect(missingInAd(one).sort()).toEqual([...missing].sort());
});

test('what is missing is among the facts as requested, in the order of the page', () => {
  const groups = [
    { key: 'general' as const, facts: facts('reference') },
    { key: 'legal' as const, facts: facts('permit', 'areaDestination', 'summons', 'preemptiveRight') },
    { key: 'costs' as const, facts: facts('notaryFees') },
  ];
  const shown = withRequested(groups, home('flanders', { ...LAND, groups }));
  expect(shown.map(({ key }) => key)).toEqual(['general', 'legal', 'flood', 'costs']);
  expect(shown[1]?.facts.at(-1)).toEqual({ key: 'allotmentPermit', kind: 'text', value: 'requested' });
  expect(shown[2]?.facts).toEqual([{ key: 'floodPScore', kind: 'text', value: 'requested' }]);
});
