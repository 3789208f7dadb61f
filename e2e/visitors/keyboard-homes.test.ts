import { neighbouringSlots, radio, showSlot } from '../support/forms/visit-form.ts';
import { expectInsideDialog, expectVisibleFocus, pressTo } from '../support/page/focus.ts';
import { expectSameDocument, hydrated, mark, visit } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

test('the whole of a list: filters, cards and pages, every stop in sight', async ({ page, site }) => {
  // A hundred stops, each checked.
  test.slow();
  await visit(page, site.places.rentList.nl);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  const type = page.locator('details[data-name="type"]');
  await pressTo(page, type.locator('summary'));
  await page.keyboard.press('Enter');
  await pressTo(page, type.locator('input[value="12"]'));
  await page.keyboard.press('Space');
  await pressTo(page, type.getByRole('button'), { limit: 12 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?type=12$/);
  await expect(page.locator('#main .total')).toHaveText('4 te huur, 2 verhuurd');
  await visit(page, site.places.saleList.nl);
  await mark(page);
  const next = page.getByRole('link', { name: text('mf-listings', 'nl', 'paging.next') });
  await pressTo(page, next, { limit: 120 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.locator('#main')).toBeFocused();
  const link = page.locator('#main .card').nth(1).getByRole('heading').getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  await pressTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expectSameDocument(page);
});

test('a panel of filters closes with Escape, and the focus returns', async ({ page, site }) => {
  await visit(page, site.places.saleList.nl);
  const panel = page.locator('details[data-name="price"]');
  const summary = panel.locator('summary.chip');
  await hydrated(summary);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveAttribute('open', '');
  // Its choices are rendered when it opens.
  await expect(panel.locator('input, select').first()).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await panel.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await expect(panel).not.toHaveAttribute('open', '');
  await expect(summary).toBeFocused();
});

test('the filters of a phone keep the focus, both ways around, until Escape gives it back', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, site.places.saleList.fr);
  const button = page.locator('.sheet-button');
  await hydrated(button);
  await pressTo(page, button);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: text('mf-listings', 'fr', 'filter.all') });
  await expect(sheet).toBeVisible();
  await expectInsideDialog(page, 'Tab');
  await expectInsideDialog(page, 'Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test('a time for a visit is chosen with the arrow keys, and Escape gives the focus back', async ({ page, site }) => {
  await visit(page, site.places.saleProperty.fr);
  const link = page
    .locator('aside')
    .getByRole('link', { name: text('mf-detail', 'fr', 'contact.askVisit') })
    .first();
  await hydrated(link);
  await link.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: text('mf-detail', 'fr', 'contact.askVisit') });
  await hydrated(sheet.locator('form'));
  const [first, second] = await neighbouringSlots(page, Number(/(\d+)\/$/.exec(site.places.saleProperty.fr)?.[1]));
  await showSlot(page, 'fr', first);
  await pressTo(page, radio(page, first), { limit: 12 });
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, second)).toBeChecked();
  await expectVisibleFocus(page);
  await expectInsideDialog(page, 'Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a property is saved with the keyboard, and found again', async ({ page, site }) => {
  await visit(page, site.places.rentList.fr);
  const keep = page.locator('#main .card button[data-keep]').first();
  await pressTo(page, keep);
  await page.keyboard.press('Space');
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await hydrated(keep);
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await pressTo(page, page.locator('a.favourites:visible'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fr/favoris/');
  await expect(page.locator('#main .card')).toHaveCount(1);
});

test('the pictures of a property: open, browse, close, and the focus returns', async ({ page, site }) => {
  await visit(page, site.places.saleProperty.nl);
  const first = page.locator('#main article ul li a').first();
  await hydrated(first);
  await pressTo(page, first);
  const place = () => page.evaluate(() => window.navigation.currentEntry?.index);
  const before = await place();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const position = dialog.getByText(/^Foto 1 van \d+$/);
  await expect(position).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(/^Foto 2 van \d+$/)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(position).toBeVisible();
  await expectInsideDialog(page, 'Tab');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
  await expectVisibleFocus(page);

  // Going back takes the browser a moment.
  await expect.poll(place, { message: 'nothing is left behind in the history' }).toBe(before);
  // The browser's Back closes it too, and leads no further.
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
  await expect(page).toHaveURL(site.places.saleProperty.nl);
});
