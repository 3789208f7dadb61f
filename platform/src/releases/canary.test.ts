import { type TestStore, testStore } from '../testing/test-store.ts';
import { endCanary, haltCanary, promoteCanary, rampCanary } from './canary.ts';

let site: TestStore;
beforeEach(async () => {
  site = testStore();
  await site.publish('1.0.0');
  await site.publish('2.0.0', { canary: 10 });
});
afterEach(() => site.dispose());
const revision = async () => (await site.store.registry.read()).extras.revision;

test('it runs beside the live release, and each has its share of the visitors', async () => {
  expect(await site.state()).toBe('1.0.0, 2.0.0 for 10 %');
  const { microFrontends } = await site.store.registry.read();
  expect(microFrontends['mf-detail']?.map(({ deployment }) => deployment)).toEqual([
    { traffic: 90, default: true },
    { traffic: 10, default: false },
  ]);
});

test.each([0, 25, 100])('its traffic can be set to %i %%', async (percent) => {
  await rampCanary(site.store, 'mf-detail', '2.0.0', percent);
  expect(await site.state()).toBe(`1.0.0, 2.0.0 for ${percent} %`);
});

test('only the canary can be ramped', async () => {
  await expect(rampCanary(site.store, 'mf-detail', '1.0.0', 20)).rejects.toThrow(
    '1.0.0 is not the canary of mf-detail',
  );
});

test('another canary replaces it, and a plain publication ends it', async () => {
  await site.publish('3.0.0', { canary: 5 });
  expect(await site.state()).toBe('1.0.0, 3.0.0 for 5 %');
  await site.publish('4.0.0');
  expect(await site.state()).toBe('4.0.0');
});

test('after promotion all visitors get it, after a halt none', async () => {
  await promoteCanary(site.store, 'mf-detail', { why: 'it did well' });
  expect(await site.state()).toBe('2.0.0');
  await site.publish('3.0.0', { canary: 5 });
  await endCanary(site.store, 'mf-detail', { why: 'it did badly' });
  expect(await site.state()).toBe('2.0.0');
  for (const act of [promoteCanary, endCanary]) {
    await expect(act(site.store, 'mf-detail')).rejects.toThrow('mf-detail has no canary');
  }
});

test('a server halts the failing canary once, and records why', async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => haltCanary(site.store, 'mf-detail', '2.0.0', 'ten failures')));
  expect(outcomes.sort()).toEqual([false, false, true]);
  const { extras } = await site.store.registry.read();
  expect(extras).toMatchObject({
    revision: 3,
    action: 'halt',
    why: 'ten failures',
    automatic: 'halted',
  });
  expect(await site.state()).toBe('1.0.0');
});

test('it does not halt another canary', async () => {
  await site.publish('3.0.0', { canary: 5 });
  expect(await haltCanary(site.store, 'mf-detail', '2.0.0', 'late')).toBe(false);
  expect([await site.state(), await revision()]).toEqual(['1.0.0, 3.0.0 for 5 %', 3]);
});
