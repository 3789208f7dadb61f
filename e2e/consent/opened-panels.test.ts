import type { Locator } from 'playwright/test';
import { hydrated, visit } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';
import { card, press, stored } from '../support/tabs/consent-card.ts';
import { text } from '../support/texts.ts';

test.use({ decided: false, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Whether a finger on its middle touches the element, and not what lies over it. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    node.scrollIntoView({ block: 'end' });
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('the menu of a phone lies over the question, which is still there after it', async ({ page, context, site }) => {
  await visit(page, site.places.home.nl);
  await expect(card(page)).toBeVisible();
  const drawer = page.locator('details.drawer');
  await drawer.locator('summary').click();
  for (const link of await drawer.locator('.panel').getByRole('link').all())
    expect(await isOnTop(link), await link.innerText()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).not.toHaveAttribute('open');
  expect(await isOnTop(card(page).getByRole('heading'))).toBe(true);
  expect(await stored(page, context)).toEqual({});
  await press(page, 'nl', 'decline');
  await expect(card(page)).toBeHidden();
});

test('the menu closes when the keyboard goes on to the question', async ({ page, site }) => {
  await visit(page, site.places.home.nl);
  const drawer = page.locator('details.drawer');
  await drawer.locator('summary').click();
  await card(page).getByRole('link').focus();
  await expect(drawer).not.toHaveAttribute('open');
  await expect(card(page).getByRole('link')).toBeFocused();
});

test('the results of the search box end above the question', async ({ page, site }) => {
  await visit(page, site.places.home.nl);
  await page.getByRole('combobox').pressSequentially('ath');
  const panel = page.getByRole('grid').locator('..');
  await expect(panel).toBeVisible();
  const [results, question] = [await panel.boundingBox(), await card(page).boundingBox()];
  expect((results?.y ?? 0) + (results?.height ?? Infinity)).toBeLessThanOrEqual(question?.y ?? 0);
});

test('the filters of a phone and the ways to share a home lie over the question', async ({ page, site }) => {
  await visit(page, site.places.saleList.nl);
  const filters = page.locator('.sheet-button');
  await hydrated(filters);
  await filters.click();
  const sheet = page.getByRole('dialog', { name: text('mf-listings', 'nl', 'filter.all') });
  expect(await isOnTop(sheet.getByRole('button', { name: /^Toon/ }))).toBe(true);

  await visit(page, site.places.saleProperty.nl);
  const share = page.getByRole('button', { name: text('mf-detail', 'nl', 'actions.share') });
  await hydrated(share);
  await share.click();
  const ways = page.getByRole('group', { name: text('mf-detail', 'nl', 'share.title') });
  for (const way of await ways.getByRole('link').all()) expect(await isOnTop(way), await way.innerText()).toBe(true);
});
