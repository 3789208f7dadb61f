import { perObject } from './per-object.ts';

test('makes a value once for each object, even an empty one', () => {
  const calls: object[] = [];
  const sizeOf = perObject((key: { size?: number }) => {
    calls.push(key);
    return key.size;
  });
  const [one, other] = [{ size: 1 }, {}];
  expect([sizeOf(one), sizeOf(other), sizeOf(one), sizeOf(other)]).toEqual([1, undefined, 1, undefined]);
  expect(calls).toEqual([one, other]);
});

test('tries again after a failure', () => {
  let isBroken = true;
  const read = perObject(() => {
    if (isBroken) throw new Error('broken');
    return 'read';
  });
  const key = {};
  expect(() => read(key)).toThrow('broken');
  isBroken = false;
  expect(read(key)).toBe('read');
});
