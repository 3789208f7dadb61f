import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/page/accessibility.ts';
import { visit } from '../support/page/hydration.ts';
import { frameOf, mapOf } from '../support/page/map-frame.ts';
import { untilStill } from '../support/page/still.ts';
import { watchPage } from '../support/page/watch-page.ts';
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

    await priced(page).first().hover();
    const peek = page.locator('.peek');
    await expect(peek).toContainText('€');
    await expectInSight(page, '.peek');
    await peek.hover();
    await expect(peek).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(peek).toBeHidden();
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

  test('the list follows the map, which stays where it is; one step back undoes the whole way', async ({
    page,
    site,
  }) => {
    const problems = watchPage(page);
    await openMap(page, site.places.saleList.nl);
    const total = page.locator('.total');
    const all = await total.innerText();
    const box = page.getByRole('checkbox', { name: t('map.follow') });
    await expect(box).toBeChecked();
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    const zoom = (key: 'zoomIn' | 'zoomOut') =>
      mapOf(page)
        .getByRole('button', { name: text('map-kit', 'nl', key) })
        .click();
    await zoom('zoomIn');
    await expect(page).toHaveURL(/bbox=/);
    await expect(total).not.toHaveText(all);
    await expect(total).toHaveAttribute('role', 'status');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const list = page.getByRole('list', { name: t('filter.active') });
    await expect(list).toContainText(t('filter.actives.bbox'));

    // The keyboard goes on: the list takes no focus away.
    const ground = mapOf(page).locator('#map');
    await ground.focus();
    for (const key of ['ArrowRight', 'ArrowUp']) {
      const before = page.url();
      await page.keyboard.press(key);
      await expect(page).not.toHaveURL(before);
      await expect(ground).toBeFocused();
    }
    const boxOf = () => new URL(page.url()).searchParams.get('bbox');
    const there = boxOf();
    const group = mapOf(page).locator('button.group').first();
    await group.click();
    await expect.poll(boxOf).not.toBe(there);
    await untilStill(() => markers(page).allInnerTexts());

    await page.goBack();
    await expect(page).not.toHaveURL(/bbox=/);
    await expect(total).toHaveText(all);
    await page.goForward();
    await expect(page).toHaveURL(/bbox=/);
    await expect(total).not.toHaveText(all);
    expect(problems).toEqual([]);
    await expectAccessible(page);
  });

  test('where the list does not follow, a search in what the map shows takes the place of the town; the choice is remembered', async ({
    page,
    site,
  }) => {
    await openMap(page, `${site.places.saleList.nl}?city=Ath%7C7800`);
    const here = page.getByRole('link', { name: t('map.search') });
    const box = page.getByRole('checkbox', { name: t('map.follow') });
    await box.uncheck();
    await page.reload();
    await expect(box).not.toBeChecked({ timeout: 15_000 });
    await untilStill(() => markers(page).allInnerTexts());
    await expect(here).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await mapOf(page)
      .getByRole('button', { name: text('map-kit', 'nl', 'zoomOut') })
      .click();
    await expect(here).toBeVisible();
    expect(page.url()).toContain('city=');
    await untilStill(() => markers(page).allInnerTexts());
    const before = await markers(page).allInnerTexts();
    await here.click();
    await expect(page).toHaveURL(/bbox=/);
    expect(page.url()).not.toContain('city=');
    await expect(here).toBeHidden();
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
