import { contactForm } from '../support/forms/contact-form.ts';
import { expectVisibleFocus, pressTo } from '../support/page/focus.ts';
import { hydrated, visit } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

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
  // Below the heading. Until the answer comes, the panel lists types.
  await expect(grid.getByRole('row').nth(1)).toContainText('Lessines');
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
