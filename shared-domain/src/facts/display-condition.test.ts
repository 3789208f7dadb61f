import fc from 'fast-check';
import { CONDITION_LOGIC, type DisplayCondition, meetsCondition } from './display-condition.ts';

const record = {
  goal: 'rent',
  bedrooms: 3,
  floors: '2',
  built: 1936,
  renovated: 2012,
  floor: 0,
  heating: '',
  tags: ['A', 'b'],
};
const when = (field: string, logic: string, compareWithValue?: unknown, more: object = {}) =>
  meetsCondition({ field, logic, compareWithValue, ...more }, record);

test.each([
  ['goal', 'equals', 'rent', true],
  ['goal', 'equals', ' RENT', true],
  ['goal', 'equals', 'sale', false],
  ['goal', 'notEquals', 'sale', true],
  ['bedrooms', 'equals', '3', true],
  ['bedrooms', 'greaterThan', 2, true],
  ['bedrooms', 'greaterThan', 3, false],
  ['floors', 'lessThan', 3, true],
  ['goal', 'lessThan', 3, false],
  ['tags', 'contains', 'B', true],
  ['goal', 'contains', 'en', true],
  ['heating', 'isEmpty', undefined, true],
  ['floor', 'isEmpty', undefined, false],
  ['unknown', 'isEmpty', undefined, true],
  ['goal', 'isNotEmpty', undefined, true],
] as const)('%s %s %j: %j', (field, logic, value, result) => {
  expect(when(field, logic, value)).toBe(result);
});

test('compares with another field, which takes precedence over the value', () => {
  expect(when('renovated', 'greaterThan', 9999, { compareWithField: 'built' })).toBe(true);
  expect(when('built', 'greaterThan', 1, { compareWithField: 'renovated' })).toBe(false);
});

test('takes further conditions as data', () => {
  const rent = { field: 'goal', logic: 'equals', compareWithValue: 'rent' };
  const sale = { field: 'goal', logic: 'equals', compareWithValue: 'sale' };
  const all = (combine: string, conditions: unknown) =>
    when('goal', 'isNotEmpty', undefined, { advancedCondition: { combine, conditions } });
  expect(all('all', [rent, sale])).toBe(false);
  expect(all('any', [rent, sale])).toBe(true);
  expect(all('none', [sale])).toBe(true);
  expect(all('none', [rent])).toBe(false);
});

test.each([
  ['an unknown logic', { field: 'goal', logic: 'resembles', compareWithValue: 'rent' }],
  ['a field the record lacks', { field: 'nothing', logic: 'notEquals', compareWithValue: 'x' }],
  ['another field the record lacks', { field: 'goal', logic: 'notEquals', compareWithField: 'nothing' }],
  ['nothing to compare with', { field: 'goal', logic: 'notEquals' }],
  ['what only objects inherit', { field: 'toString', logic: 'isNotEmpty' }],
  ['no field', { logic: 'isEmpty' }],
  ['a text in place of a condition', 'goal = rent'],
  [
    'further conditions that are none',
    { field: 'goal', logic: 'isNotEmpty', advancedCondition: { combine: 'none', conditions: ['x'] } },
  ],
  [
    'an unknown way to combine',
    { field: 'goal', logic: 'isNotEmpty', advancedCondition: { combine: 'xor', conditions: [] } },
  ],
])('%s fails, and is false', (_what, condition) => {
  expect(meetsCondition(condition, record)).toBe(false);
});

test('a condition that contains itself is false', () => {
  const endless: Record<string, unknown> = { field: 'goal', logic: 'isNotEmpty' };
  endless.advancedCondition = { combine: 'all', conditions: [endless] };
  expect(meetsCondition(endless, record)).toBe(false);
});

test('whatever the data, the answer is yes or no', () => {
  const condition = fc.record(
    {
      field: fc.oneof(fc.constantFrom(...Object.keys(record)), fc.anything()),
      logic: fc.oneof(fc.constantFrom(...CONDITION_LOGIC), fc.anything()),
      compareWithField: fc.anything(),
      compareWithValue: fc.anything(),
      advancedCondition: fc.anything(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(condition, fc.anything()), fc.dictionary(fc.string(), fc.anything()), (data, fields) => {
      expect(typeof meetsCondition(data, { ...fields, ...record })).toBe('boolean');
    }),
  );
});

test('for two numbers exactly one comparison is true', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (a, compareWithValue) => {
      const logics = ['lessThan', 'equals', 'greaterThan'] as const;
      const holding = logics.filter((logic) => meetsCondition({ field: 'a', logic, compareWithValue }, { a }));
      expect(holding).toHaveLength(1);
      const condition: DisplayCondition = { field: 'a', logic: 'notEquals', compareWithValue };
      expect(meetsCondition(condition, { a })).toBe(a !== compareWithValue);
    }),
  );
});
