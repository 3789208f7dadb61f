import { visit } from './support/hydration.ts';
import { layoutShifts, recordLayoutShifts } from './support/layout-shift.ts';
import { logIn } from './support/log-in.ts';
import type { PlaceName } from './support/places.ts';
import { overflow, scrollThrough } from './support/scroll-through.ts';
import { expect, test } from './support/site.ts';
import { LANGUAGES } from './support/texts.ts';
import { watchPage } from './support/watch-page.ts';

const KINDS: PlaceName[] = [
  'home',
  'saleList',
  'rentList',
  'filteredList',
  'emptyList',
  'projectList',
  'saleProperty',
  'rentProperty',
  'soldProperty',
  'unit',
  'project',
  'contact',
  'services',
  'valuation',
  'demand',
  'downloads',
  'discreet',
  'cookiePolicy',
  'article',
  'feedback',
  'login',
  'notFound',
];

/** The narrowest phone and the widest screen the look is made for. */
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1600, height: 900 };

for (const language of LANGUAGES) {
  for (const kind of KINDS) {
    test(`nothing to hear and nothing moves: ${kind} (${language})`, async ({ page, site }) => {
      const problems = watchPage(page);
      await recordLayoutShifts(page);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await visit(page, site.places[kind][language]);
        await scrollThrough(page);
        await page.waitForLoadState('networkidle');
        expect(await layoutShifts(page), `layout shifts at ${size.width}`).toEqual([]);
        expect(await overflow(page), `overflow at ${size.width}`).toBe(0);
      }
      expect(problems).toEqual([]);
    });
  }

  test(`nothing to hear and nothing moves: the owner's dashboard (${language})`, async ({ page, site }) => {
    const problems = watchPage(page);
    await recordLayoutShifts(page);
    await logIn(page, site, language);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await page.reload();
      await scrollThrough(page);
      await expect(page.locator('.chart svg')).toBeVisible();
      expect(await layoutShifts(page), `layout shifts at ${size.width}`).toEqual([]);
      expect(await overflow(page), `overflow at ${size.width}`).toBe(0);
    }
    expect(problems).toEqual([]);
  });
}

test('a visit through the site in one document is quiet, too', async ({ page, site }) => {
  const problems = watchPage(page);
  await visit(page, site.places.home.nl);
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' }).first();
  await menu.getByRole('link', { name: 'Te koop', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Panden te koop' })).toBeVisible();
  await page.locator('#main .card').first().getByRole('heading').getByRole('link').click();
  await expect(page.locator('#main [data-section="mf-detail"] h1')).toBeVisible();
  await scrollThrough(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Panden te koop' })).toBeVisible();
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});
