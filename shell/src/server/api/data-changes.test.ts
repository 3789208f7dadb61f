import { DataChanges, isAffected } from './data-changes.ts';

test('returns the changes after a position', () => {
  const changes = new DataChanges();
  const [one, other] = [new Set(['home-1']), new Set(['home-2'])];
  changes.add(one);
  const { position } = changes;
  expect(changes.after(position)).toEqual([]);
  changes.add(other);
  expect(changes.after(position)).toEqual([other]);
  expect(changes.after(0)).toEqual([one, other]);
});

test('returns null where everything may have changed, or too many changes were forgotten', () => {
  const changes = new DataChanges();
  changes.add(new Set(['home-1']));
  changes.add(null);
  const { position } = changes;
  expect(changes.after(position - 1)).toBeNull();
  expect(changes.after(position)).toEqual([]);
  for (let n = 0; n < 64; n += 1) changes.add(new Set([`home-${n}`]));
  expect(changes.after(position)).toHaveLength(64);
  changes.add(new Set(['home-1']));
  expect(changes.after(position)).toBeNull();
  changes.add(new Set(Array.from({ length: 20_000 }, (_, n) => `home-${n}`)));
  expect(changes.after(changes.position - 1)).toHaveLength(1);
  expect(changes.after(changes.position - 2)).toBeNull();
});

test('a change affects answers with one of its keys, and answers without keys', () => {
  expect(isAffected([new Set(['a'])], ['b', 'a'])).toBe(true);
  expect(isAffected([new Set(['a'])], ['b'])).toBe(false);
  expect(isAffected([new Set(['a'])], null)).toBe(true);
  expect(isAffected([], null)).toBe(false);
  expect(isAffected(null, ['b'])).toBe(true);
  expect(isAffected(null, [])).toBe(true);
});
