import { visit } from '../support/page/hydration.ts';
import type { PlaceName } from '../support/places.ts';
import { expect, test } from '../support/site.ts';

/** One of each kind of page; a list keeps its filters and its page. */
const KINDS: PlaceName[] = [
  'home',
  'saleList',
  'filteredList',
  'projectList',
  'saleProperty',
  'unit',
  'project',
  'contact',
  'article',
  'feedback',
  'login',
];

const switchTo = (language: string) => `.tools .languages a[hreflang="${language}"]`;

for (const kind of KINDS) {
  test(`the language switch keeps the place: ${kind}`, async ({ page, site }) => {
    const place = site.places[kind];
    await visit(page, place.nl);
    await page.locator(switchTo('fr')).click();
    await expect(page).toHaveURL(place.fr);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator(switchTo('fr'))).toHaveAttribute('aria-current', 'true');
    await page.locator(switchTo('nl')).click();
    await expect(page).toHaveURL(place.nl);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  });
}

test('the choice is remembered for the next visit', async ({ page, site, context }) => {
  await visit(page, site.places.contact.nl);
  await page.locator(switchTo('fr')).click();
  await expect(page).toHaveURL(site.places.contact.fr);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'i18next')?.value).toBe('fr');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('fr');
  await page.goto('/');
  await expect(page).toHaveURL(site.places.home.fr);
});

test('a page reached in the browser switches to itself, not to the page first opened', async ({ page, site }) => {
  await visit(page, site.places.saleList.nl);
  const card = page.locator('#main .card').nth(3).getByRole('heading').getByRole('link');
  const path = (await card.getAttribute('href')) ?? '';
  await card.click();
  await expect(page).toHaveURL(path);
  await page.locator(switchTo('fr')).click();
  const id = path.match(/\/(\d+)\/$/)?.[1];
  await expect(page).toHaveURL(new RegExp(`/fr/.+/${id}/$`));
});

test('an unknown address switches to the home page of the language', async ({ page, site }) => {
  await visit(page, site.places.notFound.nl);
  await page.locator(switchTo('fr')).click();
  await expect(page).toHaveURL(site.places.home.fr);
});
