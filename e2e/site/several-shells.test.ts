import { join } from 'node:path';
import { liveOf, openStore, publishRelease, rollBack, type Store } from '@facade/platform/registry';
import { takeBuild } from '../support/servers/broken-build.ts';
import { keepAsking } from '../support/servers/keep-asking.ts';
import { copyReleases, type ReleaseStore } from '../support/servers/release-store.ts';
import { type SecondShell, startShell } from '../support/servers/second-shell.ts';
import { expect, folderOf, test } from '../support/site.ts';

/** Maximum milliseconds until every shell applies a publication. */
const LIMIT = 5000;
const SECTION = 'mf-listings';

let copy: ReleaseStore;
let shells: SecondShell[];
let store: Store;
let build: string;
let first: string;

test.beforeAll(async ({ site }) => {
  copy = await copyReleases(folderOf(site.data));
  store = openStore({ data: copy.data });
  first = liveOf(await store.registry.read(), SECTION)?.metadata.version ?? '';
  build = join(copy.data, 'build');
  await takeBuild(join(copy.data, 'releases', SECTION, first), build);
  shells = await Promise.all([0, 1].map(() => startShell({ data: copy.data, apiUrl: site.url })));
});
test.afterAll(async () => {
  await Promise.all(shells.map((shell) => shell.stop()));
  await copy.dispose();
});

test('both apply publications and rollbacks within five seconds, and no request fails', async ({ site }) => {
  const pages = [site.places.saleList.nl, site.places.home.fr, site.places.saleProperty.nl];
  const asking = shells.map(({ url }) => keepAsking(pages.map((page) => url + page)));
  for (const [version, change] of [
    ['shells-1', () => publishRelease(store, build, { version: 'shells-1' })],
    ['shells-2', () => publishRelease(store, build, { version: 'shells-2' })],
    ['shells-1', () => rollBack(store, SECTION)],
    [first, () => rollBack(store, SECTION)],
  ] as const) {
    await change();
    const seen = shells.map((shell) =>
      expect
        .poll(async () => releaseIn(await pageOf(shell, site.places.saleList.nl)), { intervals: [50], timeout: LIMIT })
        .toBe(version),
    );
    await Promise.all(seen);
  }
  const answers = (await Promise.all(asking.map((one) => one.stop()))).flat();
  expect(answers.length).toBeGreaterThan(50);
  expect(answers.filter((answer) => answer !== '200')).toEqual([]);
});

test('a visitor with a canary gets it from both shells', async ({ site }) => {
  await publishRelease(store, build, { version: 'shells-3', canary: 50 });
  const visitors = Array.from({ length: 24 }, (_, index) => ({
    'x-forwarded-for': `203.0.113.${index}`,
    'user-agent': `Browser ${index % 3}`,
  }));
  const path = site.places.saleList.nl;
  const releases = (headers: Record<string, string>) =>
    Promise.all(shells.map(async (shell) => releaseIn(await pageOf(shell, path, headers))));
  // Both know it once each has served it.
  await expect
    .poll(
      async () => {
        const all = await Promise.all(visitors.map(releases));
        return shells.map((_, index) => all.some((versions) => versions[index] === 'shells-3'));
      },
      { message: 'the canary is known to both', timeout: LIMIT },
    )
    .toEqual([true, true]);
  const chosen = await Promise.all(visitors.map(releases));
  for (const [one, other] of chosen) expect(one).toBe(other);
  expect(new Set(chosen.map(([one]) => one))).toEqual(new Set([first, 'shells-3']));
});

const pageOf = async ({ url }: SecondShell, path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(url + path, { headers })).text();

const releaseIn = (html: string): string | undefined =>
  html.match(new RegExp(`data-section="${SECTION}" data-release="([^"]+)"`))?.[1];
