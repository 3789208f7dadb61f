import { mismatches } from './accepts.ts';
import { oneOf, type Shape, shapeText } from './shape.ts';

const record = (fields: Record<string, Shape>, optional: string[] = []): Shape => ({ fields, optional });
const goal = oneOf([{ is: 'sale' }, { is: 'rent' }, { is: null }]);
const list = record({ goal, max: 'number' });

test.each<[string, Shape, Shape]>([
  ['the same', list, list],
  ['less than what is allowed', list, record({ goal: { is: 'sale' }, max: { is: 4 } })],
  ['a field that is new and may be left out', record({ goal, max: 'number', tone: 'string' }, ['tone']), list],
  ['nothing where nothing is required', record({}), record({})],
  ['anything where the type is unknown', 'any', list],
  ['a list of what is allowed', { list: goal }, { list: { is: 'rent' } }],
  ['a record that may be null', oneOf([list, { is: null }]), { is: null }],
])('%s is accepted', (_what, wanted, given) => {
  expect(mismatches(wanted, given)).toEqual([]);
});

test.each<[string, Shape, Shape, string]>([
  [
    'a new required field',
    record({ goal, max: 'number', tone: 'string' }),
    list,
    '"tone" is required, and is not given',
  ],
  [
    'a required field that may be left out',
    list,
    record({ goal, max: 'number' }, ['max']),
    '"max" is required, and may be left out',
  ],
  ['a removed field', record({ goal }), list, '"max" is given, and not known any more'],
  ['another type', record({ goal, max: 'string' }), list, '"max" is number, and must be string'],
  ['a value taken away', record({ goal: { is: 'sale' }, max: 'number' }), list, '"goal" is null, and must be "sale"'],
  ['a wider type', { is: 'sale' }, 'string', 'it is string, and must be "sale"'],
  ['a list in place of one', goal, { list: goal }, 'it is list of "rent" | "sale" | null, and must be'],
])('%s is refused', (_what, wanted, given, problem) => {
  expect(mismatches(wanted, given).join('; ')).toContain(problem);
});

test('a nested problem is reported with its path, also inside a nullable value', () => {
  const wanted = record({ about: oneOf([record({ id: 'string' }), { is: null }]) });
  const given = record({ about: oneOf([record({ id: 'number' }), { is: null }]) });
  expect(mismatches(wanted, given)).toEqual(['"about.id" is number, and must be string']);
});

test('a shape as text', () => {
  expect(shapeText(record({ about: oneOf([record({ id: 'number' }, ['id']), { is: null }]) }))).toBe(
    '{ about: { id?: number } | null }',
  );
});
