import { expectAccessible } from './support/accessibility.ts';
import { contactForm } from './support/contact-form.ts';
import { countVisit } from './support/count-visit.ts';
import { hydrated, visit } from './support/hydration.ts';
import { logIn } from './support/log-in.ts';
import { scrollThrough } from './support/scroll-through.ts';
import { expect, sampleOwner, test } from './support/site.ts';
import { text } from './support/texts.ts';

/** Axe must see the page at rest, not in the middle of a fade. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no obstacle on the owner’s dashboard', async ({ page, site, browser }) => {
  // Without a visit there is neither a chart nor its table.
  const [propertyId] = sampleOwner(site).propertyIds;
  await countVisit(browser, site, propertyId);
  await logIn(page, site, 'fr');
  await scrollThrough(page);
  await page.locator('section details summary').click();
  await expectAccessible(page);
});

test('no obstacle in the results of the search box', async ({ page, site }) => {
  await visit(page, site.places.home.nl);
  const box = page.getByRole('combobox');
  await box.pressSequentially('ath');
  await expect(page.getByRole('grid')).toBeVisible();
  await box.press('ArrowDown');
  await expectAccessible(page);
});

test('no obstacle in a form full of errors', async ({ page, site }) => {
  await visit(page, site.places.rentProperty.nl);
  const { reach, send, summary } = contactForm(page, 'nl');
  await reach();
  await send.click();
  await expect(summary).toBeVisible();
  await expectAccessible(page);
});

test('no obstacle in the lightbox', async ({ page, site }) => {
  await visit(page, site.places.saleProperty.nl);
  const first = page.locator('#main article ul li a').first();
  await hydrated(first);
  await first.click();
  await expect(page.getByRole('dialog', { name: /./ })).toBeVisible();
  await expectAccessible(page);
});

test('no obstacle in the drawer of a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, site.places.home.fr);
  await page.locator('details.drawer > summary').click();
  await expect(page.locator('details.drawer .panel')).toBeVisible();
  await expectAccessible(page);
});

test.describe('before a choice about cookies', () => {
  test.use({ decided: false });

  test('no obstacle in the cookie dialog, simple and detailed', async ({ page, site }) => {
    await visit(page, site.places.contact.nl);
    const card = page.locator('[data-consent-card]');
    await expect(card).toBeVisible();
    await expectAccessible(page);
    const change = card.getByRole('button', { name: text('mf-consent', 'nl', 'change') });
    await hydrated(change);
    await change.click();
    await expect(card.getByRole('checkbox')).toHaveCount(5);
    await expectAccessible(page);
  });
});
