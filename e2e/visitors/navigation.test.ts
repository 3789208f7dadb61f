import { detailHeading } from '../support/page/detail-heading.ts';
import { expectSameDocument, live, mark, visit } from '../support/page/hydration.ts';
import { watchPage } from '../support/page/watch-page.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

test('from list to property without loading a document; title, addresses and focus follow', async ({ page, site }) => {
  await visit(page, site.places.saleList.nl);
  await mark(page);
  const title = await page.title();
  const link = page.locator('#main .card').first().getByRole('heading').getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();

  await expect(page).toHaveURL(path);
  await expectSameDocument(page);
  const h1 = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await page.title()).includes(await h1.innerText())).toBe(true);
  expect(await page.title()).not.toBe(title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.url + path);
  const id = path.match(/\/(\d+)\/$/)?.[1];
  await expect(page.locator('.tools .languages a[hreflang="fr"]')).toHaveAttribute(
    'href',
    new RegExp(`/fr/.+/${id}/$`),
  );
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('after a click the browser shows what the server renders at that address', async ({ page, site }) => {
  await visit(page, site.places.saleList.fr);
  await page.locator('#main .card').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/fr\/a-vendre\/.+\/\d+\/$/);
  const facts = () =>
    page
      .locator('#main')
      .innerText()
      .then((text) => text.slice(0, 900));
  await expect(page.locator('#main h1')).toBeVisible();
  const head = () =>
    page.evaluate(() =>
      ['meta[name="description"]', 'link[rel="canonical"]', 'meta[name="robots"]'].map(
        (selector) => document.querySelector(selector)?.outerHTML,
      ),
    );
  // The browser renders what is below the fold in a second go.
  await expect(page.locator('[data-section="mf-forms"]')).toBeAttached();
  await expect(page.locator('#documents')).toBeAttached();
  // Parts of the page fetch their code.
  await expect(page.locator('#main aside a').first()).toBeAttached();
  const [clicked, clickedHead, clickedTitle] = [await facts(), await head(), await page.title()];
  await page.reload();
  await live(page);
  expect(await facts()).toBe(clicked);
  expect(await head()).toEqual(clickedHead);
  expect(await page.title()).toBe(clickedTitle);
});

test('a link with the tags of a campaign: the page hydrates as usual, and the address keeps them', async ({
  page,
  site,
}) => {
  const problems = watchPage(page);
  const tags = '?utm_source=letter&fbclid=abc';
  await visit(page, site.places.saleList.nl + tags);
  expect(new URL(page.url()).search).toBe(tags);
  await mark(page);
  await page.locator('#main .card').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/.+\/\d+\/$/);
  await page.goBack();
  await expect(page).toHaveURL(site.places.saleList.nl + tags);
  await expect(page.locator('#main .card').first()).toBeVisible();
  await expectSameDocument(page);
  expect(problems).toEqual([]);
});

test('the page behind a link under the pointer is laid out before the click, unseen', async ({ page, site }) => {
  await visit(page, site.places.saleList.nl);
  await mark(page);
  const link = page.locator('#main .card a[data-prefetch]').first();
  const path = (await link.getAttribute('href')) ?? '';
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await link.hover();
  const ahead = page.locator('#app > [data-expose="page-property"]');
  await expect(ahead).toHaveCSS('content-visibility', 'hidden');
  await expect
    .poll(() => ahead.locator('h1').evaluate((heading) => heading.getBoundingClientRect().height))
    .toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(ahead.locator('h1')).toBeHidden();
  expect(await height()).toBe(before);

  await link.click();
  await expect(page).toHaveURL(path);
  await expectSameDocument(page);
  await expect(ahead.locator('h1')).toBeVisible();
  await expect(page.locator('#app > [data-expose="page-list"]')).toHaveCount(0);
  // Away from any link, so that nothing is prerendered.
  await page.mouse.move(0, 0);
  await page.goBack();
  await expect(page.locator('#main .card').first()).toBeVisible();
  await expect(page.locator('#app > *')).toHaveCount(1);
});

test('back restores the list as it was left, scroll position included', async ({ page, site }) => {
  await visit(page, site.places.saleList.nl);
  await mark(page);
  const second = page
    .getByRole('navigation', { name: 'Pagina’s' })
    .getByRole('link', { name: 'Pagina 2', exact: true });
  await second.click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expectSameDocument(page);
  const link = page.locator('#main .card').nth(7).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(detailHeading(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expectSameDocument(page);
});

test('back finds the place in the list also after a reload of the home', async ({ page, site }) => {
  await visit(page, site.places.saleList.nl);
  const card = page.locator('#main .card').nth(5).getByRole('heading').getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await card.click();
  await expect(detailHeading(page)).toBeVisible();
  await page.reload();
  await live(page);
  await page.goBack();
  await expect(page).toHaveURL(site.places.saleList.nl);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('back from a link within the page leads to where the visitor was', async ({ page, site }) => {
  await visit(page, site.places.saleProperty.nl);
  await page.evaluate(() => scrollTo({ top: 350, behavior: 'instant' }));
  await page.locator('#main a[href$="#costs"]').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(350);
});

test('filters change the list and the address at once, and back takes them away', async ({ page, site }) => {
  await visit(page, site.places.saleList.nl);
  await mark(page);
  const all = await page.locator('#main .total').innerText();
  const type = page.locator('details[data-name="type"]');
  await type.locator('summary').click();
  await type.locator('input[value="3"]').check();
  await type.getByRole('button', { name: text('mf-listings', 'nl', 'filter.show_other', { number: 11 }) }).click();
  await expect(page).toHaveURL(/\?type=3$/);
  await expect(page.locator('#main .total')).toHaveText('11 te koop, 1 verkocht');
  await expect(page.locator('#main .card')).toHaveCount(12);
  await expect(type.locator('summary')).toBeFocused();
  await page.locator('select[name="sort"]').selectOption('price');
  await expect(page).toHaveURL(/\?type=3&sort=price$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(site.places.saleList.nl);
  await expect(page.locator('#main .total')).toHaveText(all);
  await expect(type.locator('summary')).toHaveText(text('mf-listings', 'nl', 'filter.type'));
  await expectSameDocument(page);
});

test('menu and footer lead on within the document; the newest click wins', async ({ page, site }) => {
  await visit(page, site.places.home.nl);
  await mark(page);
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' }).first();
  // The first answer is held back: it must not overwrite the second.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/properties?*goal=rent*', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await menu.getByRole('link', { name: 'Te huur', exact: true }).click();
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(site.places.contact.nl);
  await expect(menu.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute('aria-current', 'page');
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page).toHaveURL(site.places.contact.nl);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookiebeleid' }).click();
  await expect(page).toHaveURL(site.places.cookiePolicy.nl);
  await expectSameDocument(page);
});
