import fc from 'fast-check';
import { type AdvancedCondition, evaluateCondition } from './condition.ts';

const record = {
  price: 215_000,
  oldPrice: '230000',
  city: 'Ath',
  goal: 'sale',
  categoryIds: [1, 12],
  WebIDs: '1,12',
  note: ' ',
  deliveryAt: '2027-03-01',
};

const holds = (field: string, logic: string | undefined, compareWithValue?: unknown) =>
  evaluateCondition({ field, logic, compareWithValue }, record);

test.each([
  ['price', '>=', 215_000, true],
  ['price', '>', '215000', false],
  ['price', 'lt', 300_000, true],
  ['price', 'less than or equal', 1, false],
  ['city', '=', 'ATH', true],
  ['city', undefined, 'Ath', true],
  ['city', 'notEquals', 'Ath', false],
  ['city', 'in', ['Ath', 'Mons'], true],
  ['city', 'notIn', 'Ath,Mons', false],
  ['city', 'startsWith', 'at', true],
  ['categoryIds', 'contains', 12, true],
  ['categoryIds', 'contains', 2, false],
  ['goal', 'not_contains', 'rent', true],
  ['note', 'isEmpty', undefined, true],
  ['missing', '=', null, true],
  ['price', 'isNotEmpty', undefined, true],
  ['deliveryAt', '>', '2026-12-31', true],
])('%s %s %j is %s', (field, logic, value, result) => {
  expect(holds(field, logic, value)).toBe(result);
});

test('compares with another field', () => {
  expect(evaluateCondition({ field: 'price', logic: '<', compareWithField: 'oldPrice' }, record)).toBe(true);
  expect(evaluateCondition({ field: 'oldPrice', logic: '<', compareWithField: 'price' }, record)).toBe(false);
});

const dear = { field: 'price', logic: '>', compareWithValue: 1_000_000 };
const inAth = { field: 'city', compareWithValue: 'Ath' };

test('combinations', () => {
  const combined = (advancedCondition: AdvancedCondition) => evaluateCondition({ advancedCondition }, record);
  expect(combined([inAth, dear])).toBe(false);
  expect(combined({ all: [inAth] })).toBe(true);
  expect(combined({ any: [dear, inAth] })).toBe(true);
  expect(combined({ not: dear })).toBe(true);
  expect(combined({ not: inAth })).toBe(false);
  expect(evaluateCondition({ ...inAth, advancedCondition: [dear] }, record)).toBe(false);
});

test('what cannot be judged is false, negated or not', () => {
  const wrong = [
    {},
    null,
    { field: 'price', logic: 'resembles', compareWithValue: 1 },
    { field: 'city', logic: '>', compareWithValue: 5 },
    { field: 'missing', logic: '<', compareWithValue: 5 },
    { field: 'city', logic: 'contains' },
    { field: 'constructor', logic: '>', compareWithValue: '' },
    { advancedCondition: 'price > 1' },
  ] as unknown as Parameters<typeof evaluateCondition>[0][];
  for (const condition of wrong) {
    expect(evaluateCondition(condition, record)).toBe(false);
    expect(evaluateCondition({ advancedCondition: { not: condition ?? {} } }, record)).toBe(false);
  }
  expect(evaluateCondition(inAth, null)).toBe(false);
});

test('inherited members are no fields', () => {
  expect(holds('toString', 'isNotEmpty')).toBe(false);
});

test('nothing throws: a throwing field, endless nesting, any value', () => {
  const throwing = {
    get city(): string {
      throw new Error('no');
    },
  };
  expect(evaluateCondition(inAth, throwing)).toBe(false);
  const endless: { advancedCondition: unknown[] } = { advancedCondition: [] };
  endless.advancedCondition.push(endless);
  expect(evaluateCondition(endless as Parameters<typeof evaluateCondition>[0], record)).toBe(false);
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (condition, any) => {
      expect(typeof evaluateCondition(condition as typeof inAth, any)).toBe('boolean');
    }),
  );
});
