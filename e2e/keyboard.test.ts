import type { Page } from 'playwright/test';
import { contactForm } from './support/contact-form.ts';
import { expectVisibleFocus, pressTo } from './support/focus.ts';
import { expectSameDocument, hydrated, mark, visit } from './support/hydration.ts';
import { expect, test } from './support/site.ts';
import { text } from './support/texts.ts';

test('the skip link is the first stop and leads past the menu', async ({ page, site }) => {
  await visit(page, site.places.services.nl);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: text('shell', 'nl', 'skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('#main')))).toBe(true);
});

test('a menu opens, closes with Escape and leads on', async ({ page, site }) => {
  await visit(page, site.places.contact.nl);
  const menu = page.locator('nav.menu details').filter({ has: page.locator('summary', { hasText: 'Diensten' }) });
  const summary = menu.locator('summary');
  await pressTo(page, summary);
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open', '');
  await expect(summary).toBeFocused();

  await page.keyboard.press('Enter');
  await pressTo(page, menu.getByRole('link').last(), { limit: 8 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/diensten\/.+\/$/);
  await expect(menu).not.toHaveAttribute('open', '');
});

test('the whole of a list: filters, cards and pages, every stop in sight', async ({ page, site }) => {
  // A hundred stops, each looked at.
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

test('a panel of filters closes with Escape, and one is where one was', async ({ page, site }) => {
  await visit(page, site.places.saleList.nl);
  const panel = page.locator('details[data-name="price"]');
  const summary = panel.locator('summary');
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
  await expectInside(page, 'Tab');
  await expectInside(page, 'Shift+Tab');
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
  const times = sheet.locator('input[type="radio"][name="slot"]');
  await pressTo(page, times.first(), { limit: 12 });
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(times.nth(1)).toBeChecked();
  await expectVisibleFocus(page);
  await expectInside(page, 'Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a property is kept with the keyboard, and found back', async ({ page, site }) => {
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

test('the pictures of a property: open, leaf through, close, and back where one was', async ({ page, site }) => {
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
  await expectInside(page, 'Tab');
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

test('the contact form is filled in and sent without a mouse', async ({ page, site }) => {
  await visit(page, site.places.contact.fr);
  const { reach, field, privacy, send } = contactForm(page, 'fr');
  await reach();
  await pressTo(page, field('message'));
  await page.keyboard.type('Bonjour, je cherche une maison.');
  await pressTo(page, field('firstName'), { limit: 1 });
  await page.keyboard.type('Émile');
  await pressTo(page, field('lastName'), { limit: 1 });
  await page.keyboard.type('Noël');
  await pressTo(page, field('email'), { limit: 1 });
  await page.keyboard.type(`emile.${Date.now()}@example.org`);
  await pressTo(page, privacy, { limit: 6 });
  await page.keyboard.press('Space');
  await expect(privacy).toBeChecked();
  await pressTo(page, send, { limit: 3 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/merci\/site-contact\/$/);
});

test('the search box by arrow keys, Enter and Escape', async ({ page, site }) => {
  await visit(page, site.places.home.fr);
  const box = page.getByRole('combobox');
  await pressTo(page, box);
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(grid).toBeHidden();
  await page.keyboard.type('less');
  await expect(grid).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const active = (await box.getAttribute('aria-activedescendant')) ?? '';
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/a-vendre\/\?city=/);
});

test('the drawer of a phone opens, holds every entry in sight and closes', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, site.places.contact.nl);
  const drawer = page.locator('details.drawer');
  await pressTo(page, drawer.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(drawer.locator('.panel')).toBeVisible();
  await pressTo(page, drawer.getByRole('link', { name: 'FR', exact: true }));
  await page.keyboard.press('Escape');
  await expect(drawer).not.toHaveAttribute('open', '');
  await expect(drawer.locator('summary')).toBeFocused();
});

test.describe('before a choice about cookies', () => {
  test.use({ decided: false });

  test('the question is answered by keyboard, and hides no stop on the way', async ({ page, site }) => {
    await visit(page, site.places.login.nl);
    const decline = page
      .locator('[data-consent-card]')
      .getByRole('button', { name: text('mf-consent', 'nl', 'decline') });
    await hydrated(decline);
    await pressTo(page, decline);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-consent-card]')).toBeHidden();
  });
});

/** Goes some steps in one direction: the focus stays in the dialog, or is in the browser's own bar. */
async function expectInside(page: Page, key: string): Promise<void> {
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press(key);
    const isInside = await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    );
    expect(isInside, `the focus stays in the dialog: ${key}`).toBe(true);
  }
}
