import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/page/accessibility.ts';
import { visit } from '../support/page/hydration.ts';
import { frameOf, mapOf } from '../support/page/map-frame.ts';
import { untilStill } from '../support/page/still.ts';
import { watchPage } from '../support/page/watch-page.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

const t = (key: string) => text('mf-listings', 'nl', key);
const drawButton = (page: Page) => page.getByRole('button', { name: t('map.draw.start') });
const chip = (page: Page) => page.getByRole('list', { name: t('filter.active') }).getByText(t('filter.actives.within'));
const total = (page: Page) => page.locator('.total').innerText();

/** Points of the map as parts of its width and height. */
async function placesOn(page: Page, ...parts: [number, number][]) {
  // The page glides to the map.
  await untilStill(() => frameOf(page).boundingBox());
  const box = await frameOf(page).boundingBox();
  if (!box) throw new Error('there is no map');
  return parts.map(([x, y]) => ({ x: box.x + x * box.width, y: box.y + y * box.height }));
}

async function openMap(page: Page, path: string) {
  await visit(page, path);
  await expect(mapOf(page).getByRole('listitem').first()).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('.map button').first()).toBeVisible();
  await frameOf(page).evaluate((frame) => frame.scrollIntoView({ block: 'nearest' }));
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('an area that is drawn with one stroke narrows the list, can be shared, and goes back and forward', async ({
    page,
    site,
  }) => {
    const problems = watchPage(page);
    await openMap(page, site.places.saleList.nl);
    const all = await total(page);
    await drawButton(page).click();
    const [start, ...stroke] = await placesOn(page, [0.3, 0.35], [0.7, 0.35], [0.7, 0.7], [0.3, 0.7], [0.31, 0.37]);
    await page.mouse.move(start?.x ?? 0, start?.y ?? 0);
    await page.mouse.down();
    for (const { x, y } of stroke) await page.mouse.move(x, y, { steps: 8 });
    await page.mouse.up();
    await expect(page).toHaveURL(/[?&]within=/);
    await expect(chip(page)).toBeVisible();
    await expect(page.locator('.total')).not.toHaveText(all);
    await expect(page.locator('.total')).toHaveAttribute('role', 'status');
    const [url, narrowed] = [page.url(), await total(page)];
    expect(new URL(url).searchParams.get('within')?.split(',').length).toBeLessThanOrEqual(40);

    await page.goBack();
    await expect(page.locator('.total')).toHaveText(all);
    await expect(chip(page)).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(url);
    await expect(page.locator('.total')).toHaveText(narrowed);

    await openMap(page, url);
    await expect(page.locator('.total')).toHaveText(narrowed);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: t('map.erase') }).click();
    await expect(page).not.toHaveURL(/within=/);
    await expect(page.locator('.total')).toHaveText(all);
    expect(problems).toEqual([]);

    await page.goBack();
    await expect(chip(page)).toBeVisible();
    // The map logs the messages of axe, which it does not know.
    await expectAccessible(page);
  });

  test('corners are clicked one by one, the first one again ends; a line that crosses itself is repaired', async ({
    page,
    site,
  }) => {
    await openMap(page, site.places.saleList.nl);
    await drawButton(page).click();
    const corners = await placesOn(page, [0.3, 0.4], [0.7, 0.75], [0.7, 0.4], [0.35, 0.6], [0.3, 0.4]);
    for (const { x, y } of corners) await page.mouse.click(x, y, { delay: 20 });
    await expect(page).toHaveURL(/[?&]within=/);
    await expect(page.getByText(t('map.draw.mended'))).toBeVisible();
  });

  test('the keyboard moves the map, sets corners and ends; Escape gives up', async ({ page, site }) => {
    await openMap(page, site.places.saleList.nl);
    await drawButton(page).press('Enter');
    const ground = mapOf(page).locator('#map');
    await expect(ground).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(ground).toBeFocused();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press('Enter');
      await page.keyboard.press(key);
      // The map glides.
      await untilStill(() => mapOf(page).getByRole('listitem').first().boundingBox());
    }
    await expect(mapOf(page).getByRole('status')).toHaveText(/3/);
    const done = mapOf(page).getByRole('button', { name: text('map-kit', 'nl', 'finish') });
    await done.press('Enter');
    await expect(page).toHaveURL(/[?&]within=/);
  });

  test('a circle around a town, one around the visitor, and what is reached in a time', async ({
    page,
    context,
    site,
  }) => {
    await openMap(page, site.places.saleList.nl);
    const open = page.getByRole('button', { name: t('map.radius.labelOrTime') });
    await open.click();
    const form = page.locator('form.panel');
    await form.getByLabel(t('map.radius.townOrStation')).fill('Lessen');
    await form.getByRole('combobox', { name: t('map.radius.km'), exact: true }).selectOption('10');
    await expectAccessible(page);
    await form.getByRole('button', { name: t('map.radius.show') }).click();
    await expect(page).toHaveURL(/near=50\.7\d*,3\.8\d*,10/);
    await expect(page.getByRole('list', { name: t('filter.active') })).toContainText('+10 km');

    await open.click();
    await form.getByRole('button', { name: t('map.radius.here') }).click();
    await expect(form.getByRole('status')).toHaveText(t('map.radius.refused'));
    await context.grantPermissions(['geolocation'], { origin: site.url });
    await context.setGeolocation({ latitude: 50.6301, longitude: 3.7779 });
    await form.getByRole('button', { name: t('map.radius.here') }).click();
    await expect(page).toHaveURL(/near=50\.63,3\.778,10/);

    await open.click();
    await form.getByRole('combobox', { name: t('map.radius.by'), exact: true }).selectOption('bike');
    await form.getByRole('button', { name: t('map.radius.here') }).click();
    await expect(page).toHaveURL(/[?&]within=/);
    const how = page.getByRole('status').filter({ hasText: t('map.radius.reached.roads') });
    await expect(how).toBeVisible();
    await expect(page).toHaveURL(/[?&]travel=bike,15/);
    await expect(page.getByRole('list', { name: t('filter.active') })).toContainText('15 min fietsen van');
    await page.reload();
    await expect(page.getByRole('list', { name: t('filter.active') })).toContainText('15 min fietsen van');
    await page.goBack();
    await expect(page).not.toHaveURL(/[?&]within=/);
    await page.goForward();
    await expect(page.getByRole('list', { name: t('filter.active') })).toContainText('15 min fietsen van');
    await page
      .getByRole('list', { name: t('filter.active') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).not.toHaveURL(/[?&](within|travel)=/);
    await expect(how).toBeHidden();
  });

  test('markers say what and where, and the card of one shows it', async ({ page, site }) => {
    await openMap(page, `${site.places.saleList.nl}?type=9`);
    const marker = mapOf(page)
      .getByRole('button', { name: /, .*€|prijs op aanvraag/ })
      .first();
    await marker.click();
    await expect(page.locator('.popup a')).toBeVisible();
    await expect(page.locator('.popup img')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('corners are tapped on the map that takes the place of the list', async ({ page, site }) => {
    await openMap(page, `${site.places.saleList.nl}?view=map`);
    await drawButton(page).tap();
    for (const { x, y } of await placesOn(page, [0.25, 0.5], [0.75, 0.5], [0.5, 0.75]))
      await page.touchscreen.tap(x, y);
    await mapOf(page)
      .getByRole('button', { name: text('map-kit', 'nl', 'finish') })
      .tap();
    await expect(page).toHaveURL(/within=.*view=map/);
    await expect(chip(page)).toBeVisible();
    await expect(page.locator('#main .card').first()).toBeHidden();
  });
});
