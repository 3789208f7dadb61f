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

/** Where the pages are that read parameters and need no account. */
const READERS: Record<string, PlaceName | { nl: string }> = {
  list: 'saleList',
  'project-list': 'projectList',
  favourites: { nl: '/nl/bewaard/' },
  compare: { nl: '/nl/vergelijken/' },
  feedback: 'feedback',
  documents: { nl: '/nl/documenten-aanvragen/4466/' },
  demand: 'demand',
  property: 'saleProperty',
  project: 'project',
  'forgotten-password': { nl: '/nl/wachtwoord-vergeten/' },
};
/** A value that the page accepts, where a number is none; addresses have it in its shortest form. */
const VALUES: Record<string, string> = {
  city: 'Ath|7800',
  energy: 'a,b',
  has: 'garden',
  available: 'true',
  bbox: '3.7,50.6,3.8,50.7',
  within: '3.7 50.6,3.8 50.6,3.8 50.7,3.7 50.6',
  near: '50.63,3.78,10',
  sort: 'price',
  view: 'map',
  zone: 'Centrum',
  q: 'zonnig',
  document: 'Plan',
};
/** Lead to another list. */
const REDIRECTS = ['list goal'];

test('the language switch keeps every parameter that a section declares for a page', async ({ request, site }) => {
  const { microFrontends } = await (await request.get('/registry.json')).json();
  const releases = await Promise.all(
    Object.values<{ extras: { base: string } }[]>(microFrontends).map(async ([live]) =>
      (await request.get(`${live?.extras.base}release.json`)).json(),
    ),
  );
  const declared = releases.flatMap(({ parameters = {} }: { parameters?: Record<string, object> }) =>
    Object.entries(parameters).flatMap(([page, names]) => Object.keys(names).map((name) => [page, name] as const)),
  );
  const asked = declared.filter(([page, name]) => page in READERS && !REDIRECTS.includes(`${page} ${name}`));
  expect(new Set(asked.map(([page]) => page))).toEqual(new Set(Object.keys(READERS)));
  const lost: string[] = [];
  for (const [page, name] of asked) {
    const place = READERS[page] ?? 'home';
    const { nl } = typeof place === 'string' ? site.places[place] : place;
    const value = VALUES[name] ?? '1';
    const html = await (await request.get(`${nl}?${new URLSearchParams({ [name]: value })}`)).text();
    const links = [...html.matchAll(/<a href="([^"]*)" hrefLang="(?:fr|en)"/g)].map(([, href = '']) => href);
    const kept = links.map((href) => new URL(href.replaceAll('&amp;', '&'), site.url).searchParams.get(name));
    if (kept.length === 0 || kept.some((one) => !one)) lost.push(`${page} ${name}: ${kept.join()}`);
  }
  expect(lost).toEqual([]);
});

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
