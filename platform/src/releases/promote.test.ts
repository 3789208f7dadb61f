import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestStore, testStore } from '../testing/test-store.ts';
import { promoteRelease } from './promote.ts';
import { rollBack } from './rollback.ts';

let site: TestStore;
beforeEach(async () => {
  site = testStore();
  await site.publish('1.0.0');
  await site.publish('2.0.0', { channel: 'preview' });
});
afterEach(() => site.dispose());
const promote = (version: string, canary?: number) =>
  promoteRelease(site.store, 'mf-detail', {
    version,
    by: 'me',
    why: 'seen',
    ...(canary === undefined ? {} : { canary }),
  });

test('a release of a channel becomes live, and the history records it', async () => {
  const { extras } = await promote('2.0.0');
  expect(await site.state()).toBe('2.0.0');
  expect(extras).toMatchObject({ action: 'promote', change: 'promote mf-detail 2.0.0', by: 'me', why: 'seen' });
  expect(extras.channels['mf-detail']).toEqual({ preview: '2.0.0' });
});

test('a canary can be promoted like any other release', async () => {
  const { extras } = await promote('2.0.0', 25);
  expect(await site.state()).toBe('1.0.0, 2.0.0 for 25 %');
  expect(extras).toMatchObject({ action: 'canary', change: 'promote mf-detail 2.0.0 to a canary for 25 %' });
  await promote('2.0.0');
  expect(await site.state()).toBe('2.0.0');
});

test('a replaced release can become live again, and be replaced again', async () => {
  await site.publish('3.0.0');
  await promote('1.0.0');
  expect(await site.state()).toBe('1.0.0');
  await rollBack(site.store, 'mf-detail');
  expect(await site.state()).toBe('3.0.0');
});

test.each([
  ['9.0.0', 'mf-detail 9.0.0 is not stored here; `facade status --json` lists what is'],
  ['1.0.0', 'mf-detail 1.0.0 is live already'],
])('%s is refused, and nothing changes', async (version, message) => {
  await expect(promote(version)).rejects.toThrow(message);
  await expect(promote(version, 5)).rejects.toThrow(message);
  expect((await site.store.registry.read()).extras.revision).toBe(2);
});

test('a release whose files are damaged is refused', async () => {
  writeFileSync(join(site.data, 'releases/mf-detail/2.0.0/web/entry.js'), 'x');
  await expect(promote('2.0.0')).rejects.toThrow(
    'mf-detail 2.0.0 cannot be promoted: web/entry.js of mf-detail 2.0.0 is not what was published',
  );
});
