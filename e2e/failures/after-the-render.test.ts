import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { canaryOf, liveOf, openStore, publishRelease, type Store } from '@facade/platform/registry';
import { breakBuild } from '../support/servers/broken-build.ts';
import { takeBuild } from '../support/servers/failing-site.ts';
import { HARMS, type Harm, LATE_FAULTS, type LateFault } from '../support/servers/faults.ts';
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
let good: string;

test.beforeEach(async ({ site }) => {
  copy = await copyReleases(folderOf(site.data));
  store = openStore({ data: copy.data });
  good = liveOf(await store.registry.read(), SECTION)?.metadata.version ?? '';
  // Unsupervised: once it ends, every request fails.
  shell = await startShell({ data: copy.data, apiUrl: site.url });
});
test.afterEach(async () => {
  await shell.stop();
  await copy.dispose();
});

for (const fault of LATE_FAULTS)
  for (const canary of [undefined, 10])
    test(`a section that ${fault}, ${canary ? `as a canary of ${canary} %` : 'live'}: withdrawn soon, and no visitor notices`, async ({
      site,
    }) => {
      const { saleList, rentList, home } = site.places;
      const visitors = ask([saleList.nl, rentList.fr, saleList.fr, home.nl]);
      await publishBroken(fault, canary);
      const before = visitors.count();
      await expect.poll(isGood, { intervals: [100], timeout: 60_000 }).toBe(true);
      expect(visitors.count() - before).toBeLessThanOrEqual(LIMIT);
      expect(shell.log).toContainEqual(
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
      const visitors = ask([saleList.nl, home.nl, rentList.fr, home.fr]);
      await expect.poll(() => visitors.count()).toBeGreaterThan(2 * RATE);
      await publishBroken(harm, canary);
      const before = visitors.count();
      await expect.poll(isGood, { intervals: [100], timeout: 60_000 }).toBe(true);
      expect(visitors.count() - before).toBeLessThanOrEqual(LIMIT);
      const answers = await visitors.stop();
      const others = answers.filter(({ path }) => path === home.nl || path === home.fr);
      expect(others.filter(({ status }) => status !== 200)).toEqual([]);
      const times = others.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
      expect(times[Math.floor(times.length * 0.9)]).toBeLessThan(1000);
      // Nothing of it is left.
      const rendered = async () => (await fetch(`${shell.url}${saleList.nl}?maxPrice=${before}000`)).status;
      await expect.poll(rendered, { timeout: 10_000 }).toBe(200);
    });

async function isGood(): Promise<boolean> {
  const document = await store.registry.read();
  return !canaryOf(document, SECTION) && liveOf(document, SECTION)?.metadata.version === good;
}

/** Past the gate, which refuses such a build. */
async function publishBroken(fault: LateFault | Harm, canary: number | undefined): Promise<void> {
  const [build, broken] = [join(copy.data, 'build'), join(copy.data, 'broken')];
  await takeBuild(join(copy.data, 'releases', SECTION, good), build);
  await breakBuild(build, broken, fault);
  await publishRelease(store, broken, { version: 'late', ...(canary ? { canary } : {}) });
}

/** Four visitors at a time, from many addresses, who request these pages in turn; the status is 0 if there is no answer. */
function ask(paths: readonly string[]) {
  const answers: { path: string; status: number; milliseconds: number }[] = [];
  let sent = 0;
  let isOn = true;
  const askInTurn = async () => {
    while (isOn) {
      const number = sent++;
      const headers = { 'x-forwarded-for': `203.0.113.${number % 250}`, 'user-agent': 'Journey' };
      const path = paths[number % paths.length] ?? '';
      const begun = performance.now();
      const answered = fetch(shell.url + path, { headers })
        .then((response) => response.arrayBuffer().then(() => response.status))
        .catch(() => 0)
        .then((status) => ({ path, status, milliseconds: performance.now() - begun }));
      const [answer] = await Promise.all([answered, delay((4 * 1000) / RATE)]);
      answers.push(answer);
    }
  };
  const asking = Promise.all([0, 1, 2, 3].map(askInTurn));
  return {
    count: () => answers.length,
    async stop() {
      // What happens after the withdrawal counts too.
      await delay(2000);
      isOn = false;
      await asking;
      return answers;
    },
  };
}
