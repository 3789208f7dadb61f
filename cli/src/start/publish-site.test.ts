import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishRelease, rollBack } from '@facade/platform/registry';
import { smallBuild } from '@facade/platform/testing/small-build';
import { type TestStore, testStore } from '@facade/platform/testing/test-store';
import { publishWhenNew } from './publish-site.ts';

const SECTION = 'mf-detail';
let site: TestStore;
const said = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  site = testStore();
  said.mockClear();
});
afterEach(() => site.dispose());

/** Runs the publishing step of `npm start` with a build of this version. */
async function start(version: string): Promise<string> {
  await publishWhenNew(site.store, SECTION, smallBuild(site.data, version));
  return site.state();
}
/** What an earlier start published. */
const startedBefore = (version: string) =>
  publishRelease(site.store, smallBuild(site.data, version), { why: 'the site was started' });
const lines = () => said.mock.calls.map(([line]) => String(line));

test('a start publishes a section once', async () => {
  await startedBefore('1.0.0');
  expect(await start('1.0.0')).toMatch(/^1\.0\.0/);
  expect((await site.store.registry.read()).extras.revision).toBe(1);
});

test('a release published by a person stays, and the start says so and how to publish', async () => {
  await site.publish('1.0.0', { by: 'els', why: 'prices' });
  expect(await start('2.0.0')).toMatch(/^1\.0\.0/);
  expect(lines()).toEqual([
    expect.stringMatching(
      /^facade: the build of mf-detail is not published: publish mf-detail 1\.0\.0 \(els, .+\) stays\. To publish it: facade publish mf-detail$/,
    ),
  ]);
});

test('a canary started by a person stays, too; a channel does not prevent publishing', async () => {
  await startedBefore('1.0.0');
  await site.publish('2.0.0', { canary: 10 });
  expect(await start('3.0.0')).toMatch(/^1\.0\.0-\w+, 2\.0\.0 for 10 %$/);
});

test('a refused build does not replace the live release', async () => {
  await startedBefore('1.0.0');
  await site.publish('1.5.0', { channel: 'next' });
  expect(await start('2.0.0')).toMatch(/^1\.0\.0/);
  expect(lines()).toEqual([expect.stringContaining('mf-detail may not be published: it has no contract.json')]);
});

test('a refused build is not the first release either', async () => {
  expect(await start('1.0.0')).toBe('undefined');
  expect((await site.store.registry.read()).extras.revision).toBe(0);
  expect(lines()).toEqual([expect.stringContaining('mf-detail may not be published: it has no contract.json')]);
});

test('a stored release that a person rolled back stays back, and the start says so', async () => {
  await startedBefore('1.0.0');
  await startedBefore('2.0.0');
  await rollBack(site.store, SECTION, { by: 'els' });
  const { version } = JSON.parse(readFileSync(join(smallBuild(site.data, '2.0.0'), 'release.json'), 'utf8'));
  expect(await start('2.0.0')).toMatch(/^1\.0\.0/);
  expect(lines()).toEqual([
    expect.stringContaining(`stays. To publish it: facade promote mf-detail --version ${version}`),
  ]);
});
