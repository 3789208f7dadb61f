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

/** Pages whose subject stands in the address: homes, a document, a search. */
const SUBJECTS: [nl: string, fr: string, query: string][] = [
  ['/nl/vergelijken/', '/fr/comparer/', '?ids=4127,4466'],
  ['/nl/bewaard/', '/fr/favoris/', '?ids=4466'],
  ['/nl/downloads/kandidatuur-verhuur/', '/fr/telechargements/candidature-location/', '?home=9418'],
  ['/nl/downloads/vast-bod-op-een-onroerend-goed/', '/fr/telechargements/offre-ferme-d-acquerir/', '?home=4466'],
  ['/nl/documenten-aanvragen/4466/', '/fr/demander-des-documents/4466/', '?document=Plan'],
  ['/nl/ik-zoek/', '/fr/je-cherche/', '?type=1&city=Ath%7C7800'],
  ['/nl/bedankt/contact-me/', '/fr/merci/contact-me/', '?home=4466'],
];

for (const [nl, fr, query] of SUBJECTS) {
  test(`the language switch keeps the subject: ${nl}${query}`, async ({ page }) => {
    await visit(page, `${nl}${query}&utm_source=mail`);
    await page.locator(switchTo('fr')).click();
    await expect(page).toHaveURL(fr + query);
    await page.locator(switchTo('nl')).click();
    await expect(page).toHaveURL(nl + query);
  });
}

test('the choice also counts for a visitor who comes from another site', async ({ page, site, context }) => {
  await visit(page, site.places.contact.nl);
  await page.locator(switchTo('fr')).click();
  await expect(page).toHaveURL(site.places.contact.fr);
  await context.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${site.url}/">Agency</a>` }),
  );
  await page.goto('https://elsewhere.example/');
  await page.getByRole('link').click();
  await expect(page).toHaveURL(site.places.home.fr);
});

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
