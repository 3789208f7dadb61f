import { visit } from '../support/page/hydration.ts';
import { keepFirst } from '../support/page/keep-first.ts';
import { mapOf } from '../support/page/map-frame.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

test('kept homes are counted in the header, shown apart by goal, and reach another device by a link', async ({
  page,
  site,
  browser,
}) => {
  await keepFirst(page, site.places.saleList.nl);
  await keepFirst(page, '/nl/te-huur/');
  const link = page.getByRole('banner').getByRole('link', { name: text('shell', 'nl', 'header.favourites') });
  await expect(link).toContainText('2');

  await link.click();
  await expect(page).toHaveURL('/nl/bewaard/');
  for (const goal of ['sale', 'rent']) {
    const group = page.locator('section', {
      has: page.getByRole('heading', { level: 2, name: text('mf-listings', 'nl', `search.${goal}`) }),
    });
    await expect(group.locator('.card')).toHaveCount(1);
  }
  const ids = await page.evaluate(() => JSON.parse(localStorage.getItem('facade.favourites') ?? '[]'));

  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await visit(other, `/fr/favoris/?ids=${ids.join(',')}`);
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await other
    .getByRole('button', { name: text('mf-listings', 'fr', 'favourites.shared.keep_other', { count: '2' }) })
    .click();
  await expect(other.locator('[data-chrome="favourites"] b')).toHaveText('2');
  await other.close();
});

test('homes chosen on their cards are compared side by side', async ({ page, site }) => {
  await visit(page, site.places.saleList.nl);
  for (const index of [0, 1]) {
    const card = page.locator('#main .card').nth(index);
    await card.hover();
    await card.locator('.weigh').click();
  }
  await page.getByRole('link', { name: text('mf-listings', 'nl', 'compare.go'), exact: true }).click();
  await expect(page).toHaveURL(/\/nl\/vergelijken\/\?ids=\d+,\d+$/);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  const rows = await table.locator('tbody tr').count();
  await page.getByLabel(text('mf-listings', 'nl', 'compare.only')).check();
  await expect(table.locator('tbody tr:visible')).toHaveCount(await table.locator('tr[data-differs]').count());
  expect(await table.locator('tbody tr:visible').count()).toBeLessThan(rows);
  await table
    .getByRole('link', { name: new RegExp(text('mf-listings', 'nl', 'compare.remove')) })
    .first()
    .click();
  await expect(page.getByText(text('mf-listings', 'nl', 'compare.few'))).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the bar of chosen homes covers neither the way to the map nor the card on it', async ({ page, site }) => {
    await visit(page, site.places.saleList.nl);
    await page.locator('#main .card .weigh').first().tap();
    await expect(page.getByRole('complementary', { name: text('mf-listings', 'nl', 'compare.title') })).toBeVisible();
    await page.locator('.switch').tap();
    await expect(page).toHaveURL(/view=map/);
    await mapOf(page).locator('button.price').first().tap();
    await page.getByRole('dialog').locator('.keep').tap();
    await expect(page.locator('[data-chrome="favourites"] b')).toHaveText('1');
    await page.getByRole('dialog').locator('.close').tap();
    await page.locator('.switch').tap();
    await expect(page).not.toHaveURL(/view=map/);
  });
});

test('invalid addresses of both pages still give pages', async ({ page }) => {
  for (const path of ['/nl/bewaard/?ids=x,-1,99999999999', '/nl/vergelijken/?ids=1,2', '/fr/comparer/?ids=<script>']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
