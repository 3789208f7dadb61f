import { checkComplete } from './check-complete.ts';

const complete = {
  ...{ pages: [], fragments: {}, slots: {}, events: { emits: {}, hears: {} }, shared: {}, texts: {} },
  ...{ bytes: { total: 0, exposes: {}, files: {} }, budget: { expose: 1, total: 1 } },
  ...{ uses: [], typeErrors: [], globalStyles: [] },
};

test('a contract with all fields is complete', () => expect(checkComplete(complete)).toEqual([]));

test.each(Object.keys(complete))('without %s it is refused, with the version to build it with', (field) =>
  expect(checkComplete({ ...complete, [field]: undefined })).toEqual([
    expect.stringMatching(
      new RegExp(`says nothing of ${field}: .* build it again with facade \\d+\\.\\d+\\.\\d+ or later$`),
    ),
  ]),
);

test('a value that is not a list is not accepted as an empty one', () =>
  expect(checkComplete({ ...complete, typeErrors: {} as never })).toHaveLength(1));
