import { historyOf } from '../registry/history.ts';
import { type TestStore, testStore } from '../testing/test-store.ts';
import { promoteRelease } from './promote.ts';
import { removeChannel, retireSection } from './retire.ts';

let site: TestStore;
beforeEach(() => {
  site = testStore();
});
afterEach(() => site.dispose());

test('a retired section is neither live nor in a channel; its release can be promoted again', async () => {
  await site.publish('1.0.0');
  await site.publish('2.0.0', { channel: 'next' });
  const { microFrontends, extras } = await retireSection(site.store, 'mf-detail', { by: 'me', why: 'merged' });
  expect([microFrontends, extras.channels]).toEqual([{}, {}]);
  await expect(retireSection(site.store, 'mf-detail')).rejects.toThrow('mf-detail is not live');
  await promoteRelease(site.store, 'mf-detail', { version: '1.0.0' });
  expect(await site.state()).toBe('1.0.0');
  const [, entry] = await historyOf(site.store.registry);
  expect(entry).toMatchObject({ section: 'mf-detail', what: 'retire mf-detail', by: 'me', why: 'merged', live: null });
});

test('a channel is removed; the others stay', async () => {
  await site.publish('1.0.0');
  await site.publish('2.0.0', { channel: 'next' });
  await site.publish('3.0.0', { channel: 'later' });
  const { extras } = await removeChannel(site.store, 'mf-detail', 'next');
  expect(extras.channels).toEqual({ 'mf-detail': { later: '3.0.0' } });
  await expect(removeChannel(site.store, 'mf-detail', 'next')).rejects.toThrow('mf-detail has no channel "next"');
  expect(await site.state()).toBe('1.0.0');
});
