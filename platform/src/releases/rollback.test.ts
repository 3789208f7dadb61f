import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestStore, testStore } from '../testing/test-store.ts';
import { revertLive, rollBack } from './rollback.ts';

let site: TestStore;
beforeEach(async () => {
  site = testStore();
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await site.publish(version);
});
afterEach(() => site.dispose());
const back = (to?: number) => rollBack(site.store, 'mf-detail', { by: 'me', why: 'it was bad', ...(to ? { to } : {}) });
const fileOf = (version: string, path: string) => join(site.data, 'releases/mf-detail', version, path);

test('the previous release is live again, and the history records who did it and why', async () => {
  const { extras } = await back();
  expect(await site.state()).toBe('2.0.0');
  const change = 'roll back to mf-detail 2.0.0';
  expect(extras).toMatchObject({ revision: 4, action: 'rollback', change, by: 'me', why: 'it was bad' });
});

test('rolling back twice goes two releases back, never forward again', async () => {
  await back();
  await back();
  expect(await site.state()).toBe('1.0.0');
  await expect(back()).rejects.toThrow('mf-detail 1.0.0 has no earlier release to go back to');
  await site.publish('4.0.0');
  await back();
  expect(await site.state()).toBe('1.0.0');
});

test('any stored revision can be restored, also a later one', async () => {
  await back(1);
  expect(await site.state()).toBe('1.0.0');
  await back(3);
  expect(await site.state()).toBe('3.0.0');
});

test('it ends a canary; the live release changes only if a revision is given', async () => {
  await site.publish('4.0.0', { canary: 10 });
  await back(2);
  expect(await site.state()).toBe('2.0.0');
  await site.publish('5.0.0', { canary: 10 });
  const { extras } = await back();
  expect(await site.state()).toBe('2.0.0');
  expect(extras.change).toBe('roll back to mf-detail 2.0.0');
});

test('it ends the canary beside the first release, too', async () => {
  const first = testStore();
  await first.publish('1.0.0');
  await first.publish('2.0.0', { canary: 50 });
  await rollBack(first.store, 'mf-detail');
  expect(await first.state()).toBe('1.0.0');
  await expect(rollBack(first.store, 'mf-detail')).rejects.toThrow('has no earlier release');
  first.dispose();
});

test('ignores changes of other sections', async () => {
  await rollBack(site.store, 'mf-detail', { to: 1 });
  await expect(rollBack(site.store, 'mf-forms')).rejects.toThrow('mf-forms was never published here');
  await expect(rollBack(site.store, 'mf-forms', { to: 1 })).rejects.toThrow('mf-forms was never published here');
});

test.each([
  ['an unknown revision', 99, 'there is no revision 99; `facade history mf-detail` lists them'],
  ['the live release', 3, 'mf-detail 3.0.0 is live already'],
])('refused, and nothing changes: %s', async (_what, to, message) => {
  await expect(back(to)).rejects.toThrow(message);
  expect((await site.store.registry.read()).extras.revision).toBe(3);
});

test.each([
  ['gone', () => rmSync(fileOf('2.0.0', ''), { recursive: true }), 'release.json of mf-detail 2.0.0 is gone'],
  [
    'gone in part',
    () => rmSync(fileOf('2.0.0', 'node/remoteEntry.cjs')),
    'node/remoteEntry.cjs of mf-detail 2.0.0 is gone',
  ],
  [
    'damaged',
    () => writeFileSync(fileOf('2.0.0', 'web/entry.js'), `${readFileSync(fileOf('2.0.0', 'web/entry.js'))} `),
    'web/entry.js of mf-detail 2.0.0 is not what was published',
  ],
])('a release whose files are %s does not come back', async (_what, spoil, message) => {
  spoil();
  await expect(back()).rejects.toThrow(`mf-detail 2.0.0 cannot be restored: ${message}`);
  expect(await site.state()).toBe('3.0.0');
});

describe('a server that sees the live release fail', () => {
  const revert = (version: string) => revertLive(site.store, 'mf-detail', version, 'error budget spent');

  test('reverts it once, and never reverts the restored release', async () => {
    expect(await revert('3.0.0')).toBe(true);
    expect(await site.state()).toBe('2.0.0');
    const { extras } = await site.store.registry.read();
    expect(extras).toMatchObject({ action: 'rollback', automatic: 'rolled back' });
    expect(extras.why).toBe('error budget spent');
    expect(await revert('2.0.0')).toBe(false);
  });

  test('a rollback to its revision is refused with the reason, unless asked for despite that', async () => {
    await revert('3.0.0');
    await expect(back(3)).rejects.toThrow(
      /^mf-detail 3\.0\.0 was rolled back automatically at 2\S+Z: error budget spent\. /,
    );
    expect(await site.state()).toBe('2.0.0');
    await rollBack(site.store, 'mf-detail', { to: 3, despiteHalt: true });
    expect(await site.state()).toBe('3.0.0');
  });

  test('keeps one that is not live, has a canary, or is the first', async () => {
    expect(await revert('2.0.0')).toBe(false);
    await site.publish('4.0.0', { canary: 10 });
    expect(await revert('3.0.0')).toBe(false);
    const first = testStore();
    await first.publish('1.0.0');
    expect(await revertLive(first.store, 'mf-detail', '1.0.0', 'bad')).toBe(false);
    first.dispose();
  });

  test('keeps one that has been live for a day', async () => {
    jest.useFakeTimers({ now: Date.now() + 25 * 3600_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
    expect(await revert('3.0.0')).toBe(false);
    jest.useRealTimers();
    expect(await site.state()).toBe('3.0.0');
  });
});
