import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { historyOf, liveOf, openStore, publishRelease } from '@facade/platform/registry';
import { expectAccessible } from '../support/page/accessibility.ts';
import { overflow } from '../support/page/scroll-through.ts';
import { addStaff } from '../support/servers/add-staff.ts';
import { facade, startAgencySite } from '../support/servers/agency-site.ts';
import { freePort } from '../support/servers/free-port.ts';
import { copyReleases, type ReleaseStore } from '../support/servers/release-store.ts';
import { type ServerProcess, startServer } from '../support/servers/server-process.ts';
import { expect, folderOf, test } from '../support/site.ts';
import { staffPage } from '../support/tabs/staff-page.ts';
import { text } from '../support/texts.ts';

const t = (key: string, values?: Record<string, string>) => text('mf-owner', 'nl', `agency.releases.${key}`, values);

const SECTION = 'mf-consent';
const BROKEN = '9.0.0';

let copied: ReleaseStore;
let own: Awaited<ReturnType<typeof startAgencySite>>;
let registry: ServerProcess;
/** Live before the release that is to be undone. */
let first: string;

test.describe.configure({ timeout: 120_000 });
test.beforeAll(async ({ site }) => {
  test.setTimeout(120_000);
  copied = await copyReleases(folderOf(site.data));
  const store = openStore({ data: copied.data });
  first = liveOf(await store.registry.read(), SECTION)?.metadata.version ?? '';
  const build = join(copied.data, 'build');
  await cp(join(copied.data, 'releases', SECTION, first), build, {
    recursive: true,
    filter: (path) => !path.endsWith('/.upload'),
  });
  await publishRelease(store, build, { version: BROKEN });
  const port = await freePort();
  const trust = { FACADE_STAFF_TOKEN: randomBytes(32).toString('base64url') };
  const environment = { ...trust, FACADE_REGISTRY_URL: `http://127.0.0.1:${port}` };
  own = await startAgencySite(site, {
    content: join(folderOf(site.data), 'sample-agency/content'),
    releases: copied.data,
    environment,
  });
  registry = await startServer('cli/src/registry-service/main.ts', {
    ...trust,
    FACADE_DATA: copied.data,
    FACADE_REGISTRY_PORT: String(port),
    FACADE_API_URL: own.apiUrl,
    FACADE_SITE: own.url,
  });
});
test.afterAll(async () => {
  await registry?.stop();
  await own?.stop();
  await copied?.dispose();
});

test('a manager rolls a release back on the page, without JavaScript, and it is live; an agent may not', async ({
  browser,
  site,
}) => {
  const there = { ...site, url: own.url, data: own.data };
  const scripted = await staffPage(browser, there, await addStaff(there, 'Eva'));
  await scripted.goto('/nl/agency/versies/');
  await expectAccessible(scripted);
  for (const width of [360, 820, 1440, 1920]) {
    await scripted.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflow(scripted)).toBe(0);
  }

  const mia = await staffPage(browser, there, await addStaff(there, 'Mia'), false);
  await mia.getByRole('link', { name: text('mf-owner', 'nl', 'agency.nav.releases'), exact: true }).click();
  const panel = mia.getByRole('region', { name: SECTION, exact: true });
  await expect(panel.locator('[data-place=live] .version')).toHaveText(BROKEN);
  await panel.locator('summary', { hasText: t('rollback.button') }).click();
  await expect(panel.getByText(t('rollback.question', { section: SECTION, version: first }))).toBeVisible();
  await panel.getByLabel(t('why')).fill('Het venster blijft leeg');
  await panel.getByRole('button', { name: t('rollback.yes') }).click();
  await expect(mia.getByText(t('done'))).toBeVisible();
  await expect(panel.locator('[data-place=live] .version')).toHaveText(first);
  const store = openStore({ data: copied.data });
  expect((await historyOf(store.registry, SECTION))[0]).toMatchObject({
    ...{ by: 'Mia', identity: 'staff', why: 'Het venster blijft leeg', live: first },
  });
  await expect
    .poll(async () => JSON.stringify(await (await fetch(`${own.url}/registry.json`)).json()), { timeout: 5000 })
    .not.toContain(BROKEN);
  const key = join(copied.data, 'keys/operator.private.pem');
  expect(await facade('health', SECTION, '--site', `http://127.0.0.1:${registry.port}`, '--key', key)).toMatch(
    new RegExp(`^${SECTION} ${first} live, since \\S+ by Mia: Het venster blijft leeg\n.* KB of .*\n +\\d+ loads, `),
  );

  // She still sees the page from before: what she asks for is about another release.
  const stale = scripted.getByRole('region', { name: SECTION, exact: true });
  await stale.locator('summary', { hasText: t('rollback.button') }).click();
  await stale.getByRole('button', { name: t('rollback.yes') }).click();
  await expect(scripted.getByRole('alert')).toContainText('intussen gewijzigd');

  const tom = await staffPage(browser, site, { email: 'wouter@cardamine.example', password: 'dender-2026-agt' });
  await tom.goto('/nl/agency/versies/');
  await expect(tom).not.toHaveURL(/versies/);
  const data = { section: SECTION, action: 'rollback', seen: first };
  expect((await tom.request.post('/api/agency/releases', { data })).status()).toBe(403);

  await registry.stop();
  await mia.goto('/nl/agency/versies/');
  await expect(mia.getByText('facade rollback mf-forms')).toBeVisible();
});
