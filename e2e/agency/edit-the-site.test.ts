import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/page/accessibility.ts';
import { live } from '../support/page/hydration.ts';
import { overflow } from '../support/page/scroll-through.ts';
import { watchPage } from '../support/page/watch-page.ts';
import { addStaff } from '../support/servers/add-staff.ts';
import { facade, startAgencySite } from '../support/servers/agency-site.ts';
import { expect, test } from '../support/site.ts';
import { staffPage } from '../support/tabs/staff-page.ts';
import { text } from '../support/texts.ts';

const t = (key: string, values?: Record<string, string>) => text('mf-owner', 'nl', `agency.website.${key}`, values);

/** Timeout for a published text to appear, in milliseconds. */
const VISIBLE = 5000;

const HOME = 'pages/home.yaml';

let folder: string;
let content: string;
let own: Awaited<ReturnType<typeof startAgencySite>>;

test.describe.configure({ timeout: 120_000 });
test.beforeAll(async ({ site }) => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), 'facade-edited-'));
  content = join(folder, 'agency');
  await facade('agency', 'new', content, '--yes', '--name', 'Janssens', '--languages', 'nl,fr');
  own = await startAgencySite(site, { content });
});
test.afterAll(async () => {
  await own?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const edit = async (page: Page, thing: string) => {
  await page.goto(`/nl/agency/website/bewerken/?thing=${thing}`);
  await live(page);
};
const read = (file: string) => readFileSync(join(content, file), 'utf8');
const banner = (page: Page) => page.getByRole('textbox', { name: t('fields.bannerTitle') });
const publish = (page: Page) => page.getByRole('button', { name: t('publish') });
const expectOnSite = (words: string) =>
  expect.poll(async () => (await fetch(`${own.url}/nl/`)).text(), { timeout: VISIBLE }).toContain(words);

test('a manager changes the banner, previews and publishes it, and undoes it; an agent may not', async ({
  browser,
  site,
}) => {
  const there = { ...site, url: own.url, data: own.data };
  const mia = await staffPage(browser, there, await addStaff(there, 'Mia'));
  const problems = watchPage(mia);
  await mia.getByRole('link', { name: t('title'), exact: true }).click();
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText(t('title'));
  await expectAccessible(mia);
  const before = read(HOME);
  await edit(mia, HOME);
  for (const width of [390, 820, 1440]) {
    await mia.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflow(mia)).toBe(0);
  }
  await banner(mia).fill('Thuis in Ath');
  await expectAccessible(mia);

  await mia.reload();
  await live(mia);
  await expect(banner(mia), 'input survives a reload').toHaveValue('Thuis in Ath');
  await mia.getByRole('button', { name: t('preview') }).click();
  const [preview] = await Promise.all([
    // As long as a navigation may take: the new tab is there once its document is.
    mia.context().waitForEvent('page', { timeout: 15_000 }),
    mia.getByRole('link', { name: t('openPreview') }).click(),
  ]);
  await expect(preview.locator('h1')).toHaveText('Thuis in Ath');
  await preview.close();
  expect(await (await fetch(`${own.url}/nl/`)).text(), 'nothing is published yet').not.toContain('Thuis in Ath');

  await publish(mia).click();
  await expect(mia.getByText(t('saved'))).toBeVisible();
  await expectOnSite('Thuis in Ath');
  expect(read(HOME), 'all other lines are as they were').toBe(before.replace('nl: Welkom thuis', 'nl: Thuis in Ath'));

  await mia.getByRole('link', { name: t('history'), exact: true }).click();
  await expect(mia.getByRole('insertion').first()).toHaveText('Thuis in Ath');
  await expectAccessible(mia);
  await mia.getByRole('button', { name: /ongedaan maken$/ }).click();
  await expect(mia.getByText(t('undone'))).toBeVisible();
  await expectOnSite('Welkom thuis');
  expect(read(HOME)).toBe(before);
  expect(problems).toEqual([]);

  // Of the sample agency: the feed of a new one names no agents.
  const tom = await staffPage(browser, site, { email: 'wouter@cardamine.example', password: 'dender-2026-agt' });
  await expect(tom.getByRole('link', { name: t('title'), exact: true })).toHaveCount(0);
  await edit(tom, HOME);
  await expect(tom.getByRole('heading', { level: 1 })).toHaveText(t('managersOnlyTitle'));
  expect((await tom.request.get('/api/agency/website')).status()).toBe(403);
});

test('edits of the file on the server are not overwritten; a menu is changed by the keyboard', async ({
  browser,
  site,
}) => {
  const there = { ...site, url: own.url, data: own.data };
  const eva = await staffPage(browser, there, await addStaff(there, 'Eva'));
  await edit(eva, HOME);
  await banner(eva).fill('Van Eva');
  writeFileSync(join(content, HOME), read(HOME).replace('nl: Welkom thuis', 'nl: Van de server'));
  await publish(eva).click();
  await expect(eva.getByRole('alert')).toContainText('Intussen gewijzigd op de server');
  expect(read(HOME)).toContain('nl: Van de server');
  await eva.reload();
  await live(eva);
  await expect(eva.getByText(t('restored.stale'))).toBeVisible();
  await expect(banner(eva)).toHaveValue('Van Eva');
  await publish(eva).click();
  await expect(eva.getByText(t('saved'))).toBeVisible();
  await expectOnSite('Van Eva');

  await edit(eva, 'menu.yaml');
  const rows = eva.locator('.menu > ol > li');
  const second = await rows.nth(1).getByRole('combobox').inputValue();
  await rows.nth(1).locator('[data-move=up]').press('Enter');
  await expect(rows.nth(0).getByRole('combobox')).toHaveValue(second);
  await expectAccessible(eva);
  await publish(eva).click();
  await expect(eva.getByText(t('saved'))).toBeVisible();
  expect(await facade('content', 'check', content)).toContain('is valid: 0 errors');
});
