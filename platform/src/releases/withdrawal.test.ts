import { type TestStore, testStore } from '../testing/test-store.ts';
import { endCanary, haltCanary } from './canary.ts';
import { promoteRelease } from './promote.ts';
import { revertLive, rollBack } from './rollback.ts';
import { withdrawalOf } from './withdrawal.ts';

let site: TestStore;
beforeEach(async () => {
  site = testStore();
  await site.publish('1.0.0');
  await site.publish('2.0.0', { canary: 10 });
});
afterEach(() => site.dispose());
const withdrawal = (version = '2.0.0') => withdrawalOf(site.store.registry, 'mf-detail', version);
const halt = () => haltCanary(site.store, 'mf-detail', '2.0.0', 'budget spent');
const at = expect.stringMatching(/^\d{4}-/);

test('a canary that a server halted, whatever happened to other releases since', async () => {
  await halt();
  await site.publish('3.0.0');
  await site.publish('4.0.0', { channel: 'preview' });
  expect(await withdrawal()).toEqual({ was: 'halted', at, why: 'budget spent' });
  expect(await withdrawal('1.0.0')).toBe(null);
  expect(await withdrawal('4.0.0')).toBe(null);
});

test('a live release that a server rolled back', async () => {
  await site.publish('3.0.0');
  await revertLive(site.store, 'mf-detail', '3.0.0', 'budget spent');
  expect(await withdrawal('3.0.0')).toEqual({ was: 'rolled back', at, why: 'budget spent' });
});

test('ignores a release that is deployed, or that a person ended', async () => {
  expect(await withdrawal()).toBe(null);
  await endCanary(site.store, 'mf-detail');
  expect(await withdrawal()).toBe(null);
});

test('ignores a release that was promoted despite its halt and then replaced', async () => {
  await halt();
  await promoteRelease(site.store, 'mf-detail', { version: '2.0.0' });
  expect(await withdrawal()).toBe(null);
  await rollBack(site.store, 'mf-detail');
  expect(await withdrawal()).toBe(null);
});
