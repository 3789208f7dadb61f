import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/page/accessibility.ts';
import { visit } from '../support/page/hydration.ts';
import { frameOf, mapOf } from '../support/page/map-frame.ts';
import { untilStill } from '../support/page/still.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

const t = (key: string) => text('mf-listings', 'nl', key);
const markers = (page: Page) => mapOf(page).getByRole('listitem').getByRole('button');
const priced = (page: Page) => markers(page).filter({ hasText: '€' });
const card = (page: Page) => page.getByRole('dialog');

/** That all of it is on the screen, and nothing lies over its middle. */
async function expectInSight(page: Page, selector: string) {
  const seen = await page.locator(selector).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return { isInside, isFree: there !== null && (element === there || element.contains(there)) };
  });
  expect(seen, selector).toEqual({ isInside: true, isFree: true });
}

/** Opens a list with its map, and waits for the homes of what it shows: those of the first answer are coarser. */
async function openMap(page: Page, path: string) {
  const finest = page.waitForResponse((response) => /\/api\/map\?.*bbox=/.test(response.url()), { timeout: 15_000 });
  await visit(page, path);
  await finest;
  await expect(priced(page).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('.map button').first()).toBeVisible();
}

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1280, 720],
  [1920, 1080],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the map and the card of a marker are on the screen, and Escape gives the marker the focus back', async ({
      page,
      site,
    }) => {
      await openMap(page, `${site.places.saleList.nl}?view=map`);
      await expectInSight(page, '.map');
      const marker = priced(page).first();
      await marker.focus();
      await page.keyboard.press('Enter');
      await expect(card(page)).toBeFocused();
      await expect(card(page).locator('img')).toBeVisible();
      await expectInSight(page, '.popup');
      const name = await card(page).getByRole('link').innerText();
      expect(await card(page).getAttribute('aria-label')).toBe(name);
      if (width === 390) await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(card(page)).toBeHidden();
      await expect(frameOf(page)).toBeFocused();
      await expect(mapOf(page).locator('button:focus')).toHaveAttribute('aria-label', new RegExp(name));
    });
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the bar of filters never covers the tools of the map, nor does the map go below the screen', async ({
    page,
    site,
  }) => {
    await openMap(page, site.places.saleList.nl);
    for (const top of [0, 80, 900]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect(async () => {
        await expectInSight(page, '.map [data-tool="draw"]');
        const box = await frameOf(page).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
      }).toPass({ timeout: 8000 });
    }
  });

  test('a card lights up the marker that its home is in, and a marker its cards', async ({ page, site }) => {
    await openMap(page, site.places.saleList.nl);
    for (const index of [0, 1, 2]) {
      await page.locator('#main .card').nth(index).getByRole('link').last().focus();
      await expect(mapOf(page).locator('[data-active]')).toHaveCount(1);
    }
    const lit = page.locator('.card[data-lit]');
    await expect(lit).toHaveCount(0);
    await mapOf(page).locator('[data-active]').hover();
    await expect(lit.first()).toBeAttached();
  });

  test('units at one spot open as a list of them', async ({ page, site }) => {
    await visit(page, `${site.places.saleList.nl}?type=2&city=Ath%7C7800`);
    await mapOf(page).locator('button.group').first().click({ timeout: 15_000 });
    await expect(card(page).getByRole('listitem')).toHaveCount(6);
    await expect(card(page).getByRole('link').first()).toHaveAttribute('href', /^\/nl\//);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(mapOf(page).locator('button.group').first()).toBeFocused();
  });

  test('a search in what the map shows takes the place of the town, and leaves page and map where they are', async ({
    page,
    site,
  }) => {
    const zooms: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/map') zooms.push(`${searchParams.get('zoom')} ${searchParams.has('bbox')}`);
    });
    await visit(page, `${site.places.saleList.nl}?city=Ath%7C7800`);
    await expect(markers(page).first()).toBeVisible({ timeout: 15_000 });
    const here = page.getByRole('link', { name: t('map.search') });
    await expect.poll(() => zooms.at(-1)).toMatch(/^1[2-9] true$/);
    await expect(here).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await mapOf(page)
      .getByRole('button', { name: text('map-kit', 'nl', 'zoomOut') })
      .click();
    await expect(here).toBeVisible();
    await expect.poll(() => zooms.at(-1)).not.toBe(zooms[1]);
    await untilStill(() => markers(page).allInnerTexts());
    const before = await markers(page).allInnerTexts();
    await here.click();
    await expect(page).toHaveURL(/bbox=/);
    expect(page.url()).not.toContain('city=');
    await expect(here).toBeHidden();
    const list = page.getByRole('list', { name: t('filter.active') });
    await expect(list).toContainText(t('filter.actives.bbox'));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await expect.poll(() => markers(page).count()).toBeGreaterThanOrEqual(before.length);
    await page.getByRole('link', { name: t('map.erase') }).click();
    await expect(page).not.toHaveURL(/bbox=/);
  });

  test('where the street map ends, that is said', async ({ page, site }) => {
    await openMap(page, `${site.places.saleList.nl}?city=Beckerich`);
    await expect(mapOf(page).getByText(text('map-kit', 'nl', 'ends'))).toBeVisible();
    await expect(mapOf(page).getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
    await expect(page.getByRole('link', { name: t('map.search') })).toBeHidden();
  });
});
