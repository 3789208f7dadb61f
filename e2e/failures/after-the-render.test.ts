import { openStore, type Store } from '@facade/platform/registry';
import { HARMS, LATE_FAULTS } from '../support/servers/faults.ts';
import { publishHarmful, startVisitors } from '../support/servers/harmful-release.ts';
import { copyReleases, type ReleaseStore } from '../support/servers/release-store.ts';
import { type SecondShell, startShell } from '../support/servers/second-shell.ts';
import { expect, folderOf, test } from '../support/site.ts';

// No browser is needed.
test.use({ trace: 'off' });
test.describe.configure({ timeout: 120_000 });

const SECTION = 'mf-listings';
/** Requests per second at most; a busy machine answers fewer. */
const RATE = 20;
/** Requests until the release is withdrawn, at most: ten seconds at this rate, and half as many more beside other journeys. */
const LIMIT = 15 * RATE;

let copy: ReleaseStore;
let store: Store;
let shell: SecondShell;

// One after another: each release is withdrawn before the next is published.
test.beforeAll(async ({ site }) => {
  copy = await copyReleases(folderOf(site.data));
  store = openStore({ data: copy.data });
  // Unsupervised: once it ends, every request fails.
  shell = await startShell({ data: copy.data, apiUrl: site.url });
});
test.afterAll(async () => {
  await shell?.stop();
  await copy?.dispose();
});

for (const fault of LATE_FAULTS)
  for (const canary of [undefined, 10])
    test(`a section that ${fault}, ${canary ? `as a canary of ${canary} %` : 'live'}: withdrawn soon, and no visitor notices`, async ({
      site,
    }) => {
      const { saleList, rentList, home } = site.places;
      const logged = shell.log.length;
      const visitors = startVisitors(shell.url, [saleList.nl, rentList.fr, saleList.fr, home.nl], RATE);
      const { isWithdrawn } = await publishHarmful({ data: copy.data, store }, SECTION, fault, canary);
      const before = visitors.count();
      await expect.poll(isWithdrawn, { intervals: [100], timeout: 60_000 }).toBe(true);
      expect(visitors.count() - before).toBeLessThanOrEqual(LIMIT);
      expect(shell.log.slice(logged)).toContainEqual(
        expect.objectContaining({ msg: 'section failed after its render', section: SECTION }),
      );
      const answers = await visitors.stop();
      expect(answers.length).toBeGreaterThan(RATE);
      expect(answers.filter(({ status }) => status !== 200).length / answers.length).toBeLessThanOrEqual(0.01);
    });

for (const harm of HARMS)
  for (const canary of [undefined, 10])
    test(`a section that ${harm}, ${canary ? `as a canary of ${canary} %` : 'live'}: withdrawn soon, and no other page fails`, async ({
      site,
    }) => {
      const { saleList, rentList, home } = site.places;
      const visitors = startVisitors(shell.url, [saleList.nl, home.nl, rentList.fr, home.fr], RATE);
      await expect.poll(() => visitors.count()).toBeGreaterThan(2 * RATE);
      const { isWithdrawn } = await publishHarmful({ data: copy.data, store }, SECTION, harm, canary);
      const before = visitors.count();
      await expect.poll(isWithdrawn, { intervals: [100], timeout: 60_000 }).toBe(true);
      expect(visitors.count() - before).toBeLessThanOrEqual(LIMIT);
      const answers = await visitors.stop();
      const others = answers.filter(({ path }) => path === home.nl || path === home.fr);
      expect(others.filter(({ status }) => status !== 200)).toEqual([]);
      const times = others.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
      expect(times[Math.floor(times.length * 0.9)]).toBeLessThan(1000);
      // Nothing of it is left.
      const unseen = `${saleList.nl}?maxPrice=${Math.floor(Date.now() / 1000) % 100_000}000`;
      const rendered = async () => (await fetch(shell.url + unseen)).status;
      await expect.poll(rendered, { timeout: 10_000 }).toBe(200);
    });
