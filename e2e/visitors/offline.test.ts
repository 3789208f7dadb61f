import type { BrowserContext, Page } from 'playwright/test';
import { visit } from '../support/page/hydration.ts';
import { keepFirst } from '../support/page/keep-first.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

test.use({ serviceWorkers: 'allow' });

const FAVOURITES = '/nl/bewaard/';

/** Waits until the worker has cached the page, with a picture of each home. */
const kept = (page: Page, homes: number) =>
  expect
    .poll(
      () =>
        page.evaluate(async (path) => {
          const cache = await caches.open('facade-kept-1');
          const urls = (await cache.keys()).map(({ url }) => new URL(url).pathname);
          return urls.includes(path) ? urls.filter((url) => url.startsWith('/api/pictures/')).length : -1;
        }, FAVOURITES),
      { timeout: 15_000 },
    )
    .toBe(homes);

const offline = (context: BrowserContext) => context.setOffline(true);

test('favourites work offline, other pages show a notice, and online everything is fresh again', async ({
  page,
  context,
  site,
}) => {
  await keepFirst(page, site.places.saleList.nl);
  await kept(page, 1);
  await visit(page, FAVOURITES);
  const card = page.locator('#main .card').first();
  const name = await card.getByRole('heading').innerText();

  await offline(context);
  await page.reload();
  await expect(card.getByRole('heading')).toHaveText(name);
  await expect(page.getByText(text('mf-listings', 'nl', 'favourites.old'))).toBeVisible();
  const picture = card.locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const response = await page.goto(site.places.contact.nl);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geen verbinding');
  await expect(page.getByRole('link', { name: /^Bel / })).toHaveAttribute('href', /^tel:\+/);
  await page.getByRole('link', { name: 'Uw bewaarde panden' }).click();
  await expect(card.getByRole('heading')).toHaveText(name);

  await context.setOffline(false);
  const fresh = await page.goto(FAVOURITES);
  expect(fresh?.status()).toBe(200);
  await expect(card.getByRole('heading')).toHaveText(name);
  await expect(page.getByText(text('mf-listings', 'nl', 'favourites.old'))).toBeHidden();
  await visit(page, site.places.contact.nl);
});

test('a home saved on its card is available offline although the favourites were never opened', async ({
  page,
  context,
  site,
}) => {
  await keepFirst(page, site.places.rentList.nl);
  await kept(page, 1);
  await offline(context);
  await page.goto(FAVOURITES);
  await expect(page.locator('#main .card')).toHaveCount(1);
});

test('only favourites, their files and pictures are cached, and no worker is registered before that', async ({
  page,
  site,
}) => {
  await visit(page, site.places.saleList.nl);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await keepFirst(page, site.places.saleList.nl);
  await kept(page, 1);
  await visit(page, site.places.login.nl);
  await visit(page, site.places.contact.nl);
  const urls = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  for (const path of urls) expect(path).toMatch(/^\/(nl\/bewaard\/$|_shell\/|_sections\/|api\/pictures\/)/);
});
