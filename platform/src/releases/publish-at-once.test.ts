import { liveOf, releaseOf } from '../registry/document/document.ts';
import { historyOf } from '../registry/history.ts';
import { publishElsewhere } from '../testing/publisher.ts';
import { smallBuild } from '../testing/small-build.ts';
import { type TestStore, testStore } from '../testing/test-store.ts';
import { readRelease } from './release-files.ts';

let site: TestStore;
beforeEach(() => {
  site = testStore();
});
afterEach(() => site.dispose());

test('50 concurrent publications of ten processes lose nothing, and readers always find a complete release', async () => {
  const builds = [1, 2, 3, 4, 5].map((text) => smallBuild(site.data, `build ${text}`));
  const { registry, storage } = site.store;
  let writing = true;
  const finished = Promise.all(
    Array.from({ length: 10 }, (_, index) => publishElsewhere(site.data, builds, index)),
  ).finally(() => {
    writing = false;
  });
  let [reads, last] = [0, 0];
  while (writing) {
    const document = await registry.read();
    const live = liveOf(document, 'mf-detail')?.metadata.version;
    const release = live === undefined ? undefined : releaseOf(document, 'mf-detail', live);
    expect(document.extras.revision).toBe(document.extras.releases['mf-detail']?.length ?? 0);
    expect(document.extras.revision).toBeGreaterThanOrEqual(last);
    if (release) await readRelease(storage, 'mf-detail', release);
    last = document.extras.revision;
    reads += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await finished).toEqual(Array(10).fill(0));
  expect(reads).toBeGreaterThan(3);
  const { extras } = await registry.read();
  const expected = Array.from({ length: 50 }, (_, index) => `1.${Math.floor(index / 5)}.${index % 5}`).sort();
  expect(extras.releases['mf-detail']?.map(({ version }) => version).sort()).toEqual(expected);
  const history = await historyOf(registry, 'mf-detail');
  expect(history.map(({ revision }) => revision)).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index));
});
