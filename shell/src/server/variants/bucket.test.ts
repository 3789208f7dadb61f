import { keyFor } from '@facade/platform/tokens';
import { bucketOf, isIn } from './bucket.ts';

const key = keyFor('canary', 'a secret of thirty-two characters');
const VISITORS = Array.from({ length: 100_000 }, (_, index) => ({
  address: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  agent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${100 + (index % 40)}.0.0.0 Safari/537.36`,
}));
const canary = (percent: number, changes = {}) => ({ section: 'mf-detail', version: '1.1.0', percent, ...changes });
const chosen = (share: ReturnType<typeof canary>, with_ = key) =>
  new Set(VISITORS.flatMap((visitor, index) => (isIn(with_, share, visitor) ? [index] : [])));
const common = (one: Set<number>, other: Set<number>) => new Set([...one].filter((index) => other.has(index)));
const shareOf = (set: Set<number>) => (set.size / VISITORS.length) * 100;

test('10 % means 10 % of 100,000 visitors, plus or minus half a percent', () => {
  expect(Math.abs(shareOf(chosen(canary(10))) - 10)).toBeLessThan(0.5);
});

test('0 % is no visitor, 100 % is every visitor', () => {
  expect(chosen(canary(0)).size).toBe(0);
  expect(chosen(canary(100)).size).toBe(VISITORS.length);
});

test('no visitor loses it while the share grows', () => {
  const [ten, quarter, half] = [chosen(canary(10)), chosen(canary(25)), chosen(canary(50))];
  expect([common(ten, quarter).size, common(quarter, half).size]).toEqual([ten.size, quarter.size]);
  expect(Math.abs(shareOf(quarter) - 25)).toBeLessThan(0.5);
  expect(Math.abs(shareOf(half) - 50)).toBeLessThan(0.5);
});

test.each([
  ['another section', canary(10, { section: 'mf-forms' }), key],
  ['another version', canary(10, { version: '1.1.1' }), key],
  ['another secret', canary(10), keyFor('canary', 'another secret of the same length')],
])('%s chooses independently: a tenth of a tenth overlaps', (_name, share, with_) => {
  const both = common(chosen(canary(10)), chosen(share, with_));
  expect(Math.abs(shareOf(both) - 1)).toBeLessThan(0.2);
});

test('address and browser both count, and stay separate', () => {
  const at = (address: string, agent: string) => bucketOf(key, canary(10), { address, agent });
  expect(at('10.0.0.1', 'a')).toBe(at('10.0.0.1', 'a'));
  expect(new Set([at('10.0.0.1', 'a'), at('10.0.0.2', 'a'), at('10.0.0.1', 'b'), at('10.0.0.', '1a')]).size).toBe(4);
});
