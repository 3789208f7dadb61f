import { keyFor, STAFF_PARAMETER, signStaff, siteSecret } from '@facade/platform/tokens';
import type { Page } from 'playwright/test';
import { hydrated } from '../support/page/hydration.ts';
import { watchLoading } from '../support/page/loading.ts';
import { isComplaint } from '../support/page/watch-page.ts';
import { expect, folderOf, type SiteUnderTest, test } from '../support/site.ts';

/** What `facade staff` prints, for a page. */
async function staffLink({ url, data }: SiteUnderTest, path: string): Promise<string> {
  const link = new URL(path, url);
  const key = keyFor('staff', await siteSecret(folderOf(data)));
  link.searchParams.set(STAFF_PARAMETER, signStaff(key, Math.floor(Date.now() / 1000) + 600));
  return link.href;
}

/** Names of the scripts of the view that this page has loaded. */
function watchScripts(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/_shell\/(staff|boundaries)\./.exec(request.url()) ?? [];
    if (name) loaded.push(name);
  });
  return loaded;
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Secties op deze pagina' });
const listHeading = (page: Page) => page.locator('#main [data-section="mf-listings"] h1');

test('staff see where each section begins and ends, and get on with the page afterwards', async ({ page, site }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    // On a busy machine a page loaded ahead may be late.
    const isLate = message.text().includes('no answer within');
    if (isComplaint(message) && !isLate) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  const scripts = watchScripts(page);
  const path = site.places.saleList.nl;
  await page.goto(await staffLink(site, path));
  await expect(page).toHaveURL(path);
  await hydrated(listHeading(page));
  await expect.poll(() => scripts).toEqual(['staff']);

  await page.locator('#main a[href]').first().focus();
  // The key handler may have loaded only just now.
  await expect(async () => {
    if (!(await panel(page).isVisible())) await page.keyboard.press('Alt+B');
    await expect(panel(page)).toBeFocused({ timeout: 3000 });
  }).toPass();
  const release = await page.locator('#main [data-section="mf-listings"]').first().getAttribute('data-release');
  const row = panel(page).getByRole('row', { name: /mf-listings page-list/ });
  await expect(row).toContainText(String(release));
  for (const column of [2, 3, 4]) await expect(row.getByRole('cell').nth(column)).toHaveText(/^\d+\.\d ms$/);
  await expect(panel(page).getByRole('row', { name: /mf-consent fragment-dialog/ })).toBeVisible();

  const frame = page.locator('.frame', { hasText: `mf-listings ${release} page-list` });
  const [around, inside] = [
    await frame.boundingBox(),
    await listHeading(page).locator('xpath=ancestor::*[@data-section][1]').boundingBox(),
  ];
  expect(Math.abs((around?.width ?? 0) - (inside?.width ?? 1))).toBeLessThan(2);
  await row.getByRole('button').focus();
  await expect(frame).toHaveAttribute('data-current', '');

  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('#main a[href]').first()).toBeFocused();
  expect(problems).toEqual([]);
});

test('the view can be bookmarked, and follows from page to page', async ({ page, site }) => {
  await page.goto(await staffLink(site, site.places.saleList.nl));
  await page.goto(`${site.places.saleList.nl}?facade-boundaries`);
  await expect(panel(page)).toBeVisible();
  await page.locator('#main a[data-prefetch]').first().click();
  await expect(panel(page).getByRole('row', { name: /mf-detail page-property/ })).toBeVisible();
  await expect(panel(page).getByRole('row', { name: /mf-listings page-list/ })).toHaveCount(0);
  await page.keyboard.press('Alt+B');
  await expect(panel(page)).toHaveCount(0);
});

test('a visitor has neither the key nor the parameter, and loads no byte of it', async ({ page, site }) => {
  const scripts = watchScripts(page);
  const loaded = watchLoading(page);
  await page.goto(`${site.places.saleList.nl}?facade-boundaries`);
  await hydrated(listHeading(page));
  await page.keyboard.press('Alt+B');
  await loaded();
  await expect(page.locator('#facade-boundaries')).toHaveCount(0);
  expect(scripts).toEqual([]);
  expect(await page.content()).not.toContain('"staff":');
});
