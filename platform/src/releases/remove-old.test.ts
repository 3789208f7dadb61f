import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { historyOf } from '../registry/history.ts';
import { type TestStore, testStore } from '../testing/test-store.ts';
import { rollBack } from './rollback.ts';

const DAY = 24 * 3600_000;
let site: TestStore;
beforeEach(() => {
  site = testStore();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'], now: Date.UTC(2026, 0, 1) });
});
afterEach(() => {
  jest.useRealTimers();
  site.dispose();
});
const pass = (days: number) => jest.setSystemTime(Date.now() + days * DAY);
const stored = () => readdirSync(join(site.data, 'releases/mf-detail')).length;
async function publishMany(count: number, first = 1) {
  for (let index = 0; index < count; index += 1) await site.publish(`1.0.${first + index}`);
}

test('the twenty newest releases and revisions of a section are kept, and for a week all of them', async () => {
  await publishMany(25);
  expect(stored()).toBe(25);
  pass(6.9);
  await publishMany(1, 26);
  expect(stored()).toBe(26);
  pass(0.2);
  await publishMany(1, 27);
  // The 26th was replaced just now; 8 to 27 are the twenty newest.
  expect(stored()).toBe(20);
  const { extras } = await site.store.registry.read();
  expect(extras.releases['mf-detail']?.map(({ version }) => version).slice(-1)).toEqual(['1.0.8']);
  expect((await historyOf(site.store.registry, 'mf-detail')).map(({ revision }) => revision)).toEqual(
    Array.from({ length: 20 }, (_, index) => 27 - index),
  );
});

test('a release that is live, a canary or in a channel is kept at any age', async () => {
  await site.publish('0.1.0');
  await site.publish('0.2.0', { channel: 'preview' });
  pass(30);
  await site.publish('0.3.0', { canary: 10 });
  for (let index = 0; index < 22; index += 1) await site.publish(`0.9.${index}`, { channel: 'other' });
  pass(30);
  await site.publish('0.9.99', { channel: 'other' });
  expect(await site.state()).toBe('0.1.0, 0.3.0 for 10 %');
  const kept = (await site.store.registry.read()).extras.releases['mf-detail']?.map(({ version }) => version);
  expect(kept).toEqual(expect.arrayContaining(['0.1.0', '0.2.0', '0.3.0', '0.9.99']));
  expect(kept).not.toContain('0.9.0');
});

test('a removed release cannot be restored, and its version can be used again', async () => {
  await publishMany(22);
  pass(8);
  await publishMany(1, 23);
  await expect(rollBack(site.store, 'mf-detail', { to: 1 })).rejects.toThrow('there is no revision 1');
  await site.publish('1.0.1');
  expect(await site.state()).toBe('1.0.1');
});

test('many releases of one section do not remove those of another', async () => {
  const { publishRelease } = await import('./publish.ts');
  const { smallBuild } = await import('../testing/small-build.ts');
  await publishRelease(site.store, smallBuild(site.data, 'a', 'mf-forms'), { version: '1.0.0' });
  await publishMany(22);
  pass(8);
  await publishMany(1, 23);
  expect((await historyOf(site.store.registry, 'mf-forms')).map(({ revision }) => revision)).toEqual([1]);
});

test('while no revision is old, a publication reads only the oldest one', async () => {
  await publishMany(22);
  const read = jest.spyOn(site.store.registry, 'readRevision');
  await publishMany(1, 23);
  expect(read.mock.calls).toEqual([[1]]);
});
