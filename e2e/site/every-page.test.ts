import type { Page } from 'playwright/test';
import { countVisit } from '../support/count-visit.ts';
import { contactForm } from '../support/forms/contact-form.ts';
import { formMessage } from '../support/forms/form-message.ts';
import { expectAccessible } from '../support/page/accessibility.ts';
import { detailHeading } from '../support/page/detail-heading.ts';
import { loadFontsInTime } from '../support/page/fonts-in-time.ts';
import { visit } from '../support/page/hydration.ts';
import { layoutShifts, recordLayoutShifts } from '../support/page/layout-shift.ts';
import { watchLoading } from '../support/page/loading.ts';
import { overflow, scrollThrough } from '../support/page/scroll-through.ts';
import { watchPage } from '../support/page/watch-page.ts';
import { PLACE_NAMES } from '../support/places.ts';
import { expect, sampleOwner, test } from '../support/site.ts';
import { logIn, sendLogin } from '../support/tabs/log-in.ts';
import { LANGUAGES, text } from '../support/texts.ts';

/** The narrowest phone and the widest screen the look is made for. */
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1600, height: 900 };

/** Dutch is read on a phone first, French on a desktop; what fits is looked at in both sizes. */
const FIRST = { nl: PHONE, fr: DESKTOP };
const THEN = { nl: DESKTOP, fr: PHONE };

for (const language of LANGUAGES) {
  for (const kind of PLACE_NAMES) {
    test(`no console message, no layout shift, accessible: ${kind} (${language})`, async ({ page, site }) => {
      const problems = watchPage(page);
      const loaded = watchLoading(page);
      await loadFontsInTime(page);
      await recordLayoutShifts(page);
      await page.setViewportSize(FIRST[language]);
      await visit(page, site.places[kind][language]);
      await expectStill(page, loaded);
      await page.setViewportSize(THEN[language]);
      await expect.poll(() => overflow(page), { message: 'overflow in the other size' }).toBe(0);
      expect(problems).toEqual([]);
      // Axe must see the page at rest, not in the middle of a fade.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectAccessible(page);
    });
  }

  test(`no console message, no layout shift: the owner's dashboard (${language})`, async ({ page, site, browser }) => {
    const problems = watchPage(page);
    const loaded = watchLoading(page);
    // Without a visit there is neither a chart nor its table.
    const [propertyId] = sampleOwner(site).propertyIds;
    await countVisit(browser, site, propertyId);
    await logIn(page, site, language);
    await loadFontsInTime(page);
    await recordLayoutShifts(page);
    await page.setViewportSize(FIRST[language]);
    await page.reload();
    await expect(page.locator('.chart svg')).toBeVisible();
    await expectStill(page, loaded);
    await page.setViewportSize(THEN[language]);
    await expect.poll(() => overflow(page), { message: 'overflow in the other size' }).toBe(0);
    expect(problems).toEqual([]);
  });
}

/** Everything on the page is hydrated, without layout shift or overflow. */
async function expectStill(page: Page, loaded: () => Promise<void>): Promise<void> {
  await scrollThrough(page);
  await loaded();
  expect(await layoutShifts(page), 'layout shifts').toEqual([]);
  expect(await overflow(page), 'overflow').toBe(0);
}

test('a visit through the site in one document is quiet, too', async ({ page, site }) => {
  const problems = watchPage(page);
  const loaded = watchLoading(page);
  await visit(page, site.places.home.nl);
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' }).first();
  await menu.getByRole('link', { name: 'Te koop', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Panden te koop' })).toBeVisible();
  await page.locator('#main .card').first().getByRole('heading').getByRole('link').click();
  await expect(detailHeading(page)).toBeVisible();
  await scrollThrough(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Panden te koop' })).toBeVisible();
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await scrollThrough(page);
  await loaded();
  expect(problems).toEqual([]);
});

test('a wrong password logs nothing but the response status', async ({ page, site }) => {
  const problems = watchPage(page, [{ status: 401, method: 'POST', path: '/api/owner/login' }]);
  await visit(page, site.places.login.nl);
  await sendLogin(page, 'nl', sampleOwner(site).email, 'not-the-password');
  await expect(page.getByRole('alert')).toContainText(text('mf-owner', 'nl', 'login.failed'));
  expect(problems).toEqual([]);
});

test('a form refused by the server logs nothing but the response status', async ({ page, site }) => {
  const problems = watchPage(page, [{ status: 422, method: 'POST', path: '/api/forms/contact' }]);
  await page.route('**/api/forms/contact', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), email: 'nobody@' }) }),
  );
  await visit(page, site.places.contact.fr);
  const { reach, fill, privacy, send, summary } = contactForm(page, 'fr');
  await reach();
  await fill({ firstName: 'Émile', lastName: 'Noël', email: 'emile@example.org', message: 'Bonjour.' });
  await privacy.check();
  await send.click();
  await expect(summary).toContainText(formMessage('fr', 'email.invalid'));
  expect(problems).toEqual([]);
});
