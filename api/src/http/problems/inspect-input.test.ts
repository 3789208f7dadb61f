import { inspectInput } from './inspect-input.ts';

describe('inspectInput', () => {
  test.each([null, 'plain', 'é 👍 \u200d', 12, { name: 'An', slots: ['a', { at: 1 }] }, Object.create(null)])(
    'lets %j pass',
    (value) => expect(inspectInput(value)).toBeNull(),
  );

  test.each([
    ['NUL', { name: 'a\0b' }, 'name'],
    ['the first half of a pair', { name: 'a\ud83d' }, 'name'],
    ['the second half of a pair', { name: '\udc4d' }, 'name'],
    ['a text in a list', { slots: ['a', 'b\0'] }, 'slots'],
    ['a text far inside', { choices: { deep: { deeper: '\0' } } }, 'choices'],
    ['a key far inside', { choices: { 'a\0': true } }, 'choices'],
    ['a key at the top', { 'a\0': true }, null],
    ['a bare text', '\0', null],
  ])('finds %s', (_what, value, field) => expect(inspectInput(value)).toEqual({ kind: 'unreadable', field }));

  test('finds values that are nested too deep, however deep', () => {
    let value: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) value = [value];
    expect(inspectInput(value)).toEqual({ kind: 'too-deep' });
  });
});
