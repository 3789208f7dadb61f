import fc from 'fast-check';
import type { Fact, FactGroup } from '../model/index.ts';
import { FACT_RULES } from './fact-rules.ts';
import { factsOnceGone, shownFacts } from './shown-facts.ts';

const group = (values: Record<string, Fact['value']>): FactGroup[] => [
  { key: 'general', facts: Object.entries(values).map(([key, value]) => ({ key, kind: 'text', value })) },
];
const shown = (values: Record<string, Fact['value']>, known: object = {}) =>
  shownFacts(group(values), { goal: 'sale', status: 'available', region: 'wallonia', ...known }).flatMap(({ facts }) =>
    facts.map(({ key }) => key),
  );

test.each<[string, Record<string, Fact['value']>, object, string[]]>([
  ['a fact without a rule', { lift: false }, {}, ['lift']],
  ['flood scores outside Flanders', { floodPScore: 'A', floodZone: 'none' }, {}, ['floodZone']],
  ['flood scores in Flanders', { floodPScore: 'A' }, { region: 'flanders' }, ['floodPScore']],
  ['a deposit of what is sold', { deposit: 1500 }, {}, []],
  ['a deposit of what is let', { deposit: 1500 }, { goal: 'rent' }, ['deposit']],
  ['a total area that repeats the living area', { totalArea: 120, livingArea: 120 }, {}, ['livingArea']],
  ['a total area of its own', { totalArea: 150, livingArea: 120 }, {}, ['totalArea', 'livingArea']],
  ['a total area alone', { totalArea: 150 }, {}, ['totalArea']],
  [
    'a renovation before the building was there',
    { renovationYear: '1920', constructionYear: '1936' },
    {},
    ['constructionYear'],
  ],
  [
    'the costs of what is sold',
    { price: '€ 1', goal: 'sale', notaryFees: 5200, garagePrice: 9000 },
    { status: 'sold' },
    [],
  ],
  ['the terms of what is let', { deposit: 900, contractType: 'commonLaw' }, { goal: 'rent', status: 'rented' }, []],
  ['VAT without new construction', { vatRate: 21, vatRegime: 'registration' }, {}, ['vatRegime']],
  ['VAT of new construction', { vatRate: 21, vatRegime: 'vatAndRegistration' }, {}, ['vatRate', 'vatRegime']],
  ['when what is sold can be had', { availability: 'atDeed' }, { status: 'sold' }, []],
  [
    'a date where it can be had at once',
    { availability: 'immediately', availabilityDate: '2027-01-01' },
    {},
    ['availability'],
  ],
  [
    'the date from which it can be had',
    { availability: 'fromDate', availabilityDate: '2027-01-01' },
    {},
    ['availability', 'availabilityDate'],
  ],
  ['a garage beside the number of garages', { garage: true, garages: 2 }, {}, ['garages']],
  ['ages without an annuity', { annuityAge1: 80 }, {}, []],
])('%s', (_what, values, known, keys) => {
  expect(shown(values, known)).toEqual(keys);
});

test('empty groups are left out', () => {
  expect(shownFacts(group({ deposit: 1 }), { goal: 'sale' })).toEqual([]);
});

/** Values of any facts with a rule, and of some without. */
const anyFacts = fc.dictionary(
  fc.constantFrom(...Object.keys(FACT_RULES), 'lift', 'garages', 'livingArea'),
  fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string())),
);

test('the rules only leave facts out and keep their order', () => {
  fc.assert(
    fc.property(anyFacts, fc.dictionary(fc.constantFrom('goal', 'status', 'region'), fc.anything()), (facts, known) => {
      const keys = shown(facts, known);
      expect(Object.keys(facts).filter((key) => keys.includes(key))).toEqual(keys);
    }),
  );
});

test('without the facts of its offer, a sold home’s page shows the same', () => {
  expect(factsOnceGone(group({ deposit: 900, garagePrice: 9000, lift: true }))).toEqual(group({ lift: true }));
  expect(factsOnceGone(group({ notaryFees: 5200 }))).toEqual([]);
  fc.assert(
    fc.property(anyFacts, fc.constantFrom('sale', 'rent'), (facts, goal) => {
      const known = { goal, status: 'sold', region: 'flanders' };
      expect(shownFacts(factsOnceGone(group(facts)), known)).toEqual(shownFacts(group(facts), known));
    }),
  );
});
