import type { Page } from 'playwright/test';
import { visit } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

const NS = 'mf-listings';
const phone = { width: 390, height: 844 };
const cards = (page: Page) => page.locator('#main .card');

test('a search on a list keeps the other filters, and a home leads back to it and to the home beside it', async ({
  page,
  site,
}) => {
  await visit(page, `${site.places.saleList.nl}?maxPrice=350000&sort=price`);
  const field = page.getByRole('search').getByRole('combobox');
  await field.fill('aat');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?city=Ath%7C7800&maxPrice=350000&sort=price$/);
  const list = new URL(page.url());
  const [first, second] = await cards(page)
    .locator('.name a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await cards(page).locator('.name a').first().click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  // A home that was passed within a moment was not looked at.
  const id = first?.match(/(\d+)\/$/)?.[1] ?? '';
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('facade.viewed'))).toContain(id);
  await page.getByRole('link', { name: text('mf-detail', 'nl', 'list.next') }).click();
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await page.locator('.ui-breadcrumb a').first().click();
  await expect(page).toHaveURL(list.href);
  await expect(cards(page).first()).toContainText(text(NS, 'nl', 'card.viewed'));
});

test('on a wide screen the count stays in the bar, and the button of the longest panel in sight', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await visit(page, site.places.saleList.fr);
  await page.mouse.wheel(0, 1200);
  await expect(page.locator('#filters .count')).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[data-name="more"] summary').click();
  await expect(page.locator('[data-name="more"] .show')).toBeInViewport({ ratio: 1 });
});

test('the bar switches between buying and renting at every width, and names the order from 1101 px', async ({
  page,
  site,
}) => {
  await visit(page, site.places.saleList.fr);
  const goals = page.getByRole('group', { name: text(NS, 'fr', 'filter.goal') });
  const order = page.getByRole('combobox', { name: text(NS, 'fr', 'filter.sort') });
  for (const width of [970, 1110, 1300]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(goals).toBeInViewport({ ratio: 1 });
    await expect(order).toBeInViewport({ ratio: 1 });
    await expect(order).toHaveCSS('color', width > 1100 ? /^rgb\(/ : 'rgba(0, 0, 0, 0)');
  }
});

test.describe('with a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('homes are chosen to be compared, a fifth is refused, and column heads stay in sight', async ({
    page,
    site,
  }) => {
    await visit(page, site.places.saleList.nl);
    for (const index of [0, 1, 2, 3, 4]) await cards(page).nth(index).locator('.weigh').tap();
    const bar = page.getByRole('complementary', { name: text(NS, 'nl', 'compare.title') });
    await expect(bar).toContainText(text(NS, 'nl', 'compare.full', { most: 4 }));
    await bar.getByRole('link').tap();
    const head = page.getByRole('columnheader').first();
    await page.getByRole('region', { name: text(NS, 'nl', 'compare.table') }).evaluate((table) => {
      table.scrollTop = table.scrollHeight;
    });
    await expect(head).toBeInViewport();
  });

  test('the pictures of a home in a strip can be swiped', async ({ page }) => {
    await visit(page, '/nl/');
    const slides = page.locator('[data-on-phone="strip"] .slides').first();
    await slides.scrollIntoViewIfNeeded();
    expect(await slides.evaluate((strip) => getComputedStyle(strip).overflowX)).toBe('auto');
  });
});
