import { checkComplete } from './check-complete.ts';

const complete = {
  ...{ contract: 1, name: 'mf-x' },
  ...{ pages: [], fragments: {}, slots: {}, events: { emits: {}, hears: {} }, shared: {}, texts: {} },
  ...{ bytes: { total: 0, exposes: {}, files: {} }, budget: { expose: 1, total: 1 } },
  ...{ uses: [], typeErrors: [], globalStyles: [] },
};

const without = (field: string) => Object.fromEntries(Object.entries(complete).filter(([name]) => name !== field));

test('a contract with all fields is complete', () => expect(checkComplete(complete)).toEqual([]));

test.each(Object.keys(complete))('without %s it is refused, with the version to build it with', (field) =>
  expect(checkComplete(without(field))).toEqual([
    expect.stringMatching(
      new RegExp(`says nothing of ${field}: .* build it again with facade \\d+\\.\\d+\\.\\d+ or later$`),
    ),
  ]),
);

test.each([
  ['typeErrors', {}, 'typeErrors'],
  ['fragments', { note: { list: 'text' } }, 'fragments.note'],
  ['uses', [{ key: 'title', file: 'a.tsx' }], 'uses.0.values'],
  ['bytes', { total: 1 }, 'bytes.exposes'],
])('%s that is not of its form is refused by its place', (field, value, place) =>
  expect(checkComplete({ ...complete, [field]: value })).toContainEqual(
    expect.stringContaining(`its contract.json is not valid at ${place}: `),
  ),
);
