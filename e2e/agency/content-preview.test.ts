import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { hydrated, live, visit } from '../support/page/hydration.ts';
import { watchPage } from '../support/page/watch-page.ts';
import { asOperator } from '../support/servers/as-operator.ts';
import { expect, folderOf, test } from '../support/site.ts';

// Commands, and a visitor who has not been asked about cookies.
test.describe.configure({ timeout: 90_000 });
test.use({ decided: false });

const SPRING = `
id: 990
status: Draft
path: /spring/
paths: { nl: /lente/, fr: /printemps/ }
title: { nl: Lenteactie, fr: Action de printemps, en: Spring offer }
modules:
  - { id: 1, show: text, text: { nl: 'Zie [ons aanbod](/for-sale/).', fr: 'Voir [notre offre](/for-sale/).', en: 'See [our homes](/for-sale/).' } }
`;

let copy: string;
let link: string;

test.beforeAll(async ({ site }) => {
  test.setTimeout(90_000);
  copy = await mkdtemp(join(tmpdir(), 'facade-preview-'));
  await cp(join(folderOf(site.data), 'sample-agency/content'), copy, { recursive: true });
  await writeFile(join(copy, 'pages/spring.yaml'), SPRING);
  await appendFile(join(copy, 'menu.yaml'), '\n- { page: /spring/, sort: 0 }\n');
  const printed = await asOperator(site, 'content', 'preview', copy, '--hours', '1', '--origin', site.url);
  link = /^http\S+/m.exec(printed)?.[0] ?? '';
});
test.afterAll(() => rm(copy, { recursive: true }));

const bar = (page: Page) => page.getByRole('complementary', { name: /^(Voorbeeld|Aperçu)/ });
const heading = (page: Page) => page.locator('h1').first();
const path = (page: Page) => new URL(page.url()).pathname;

test('a draft is visible with the link, on all pages, and to no one else', async ({ page }) => {
  expect((await page.goto('/nl/lente/'))?.status()).toBe(404);
  const problems = watchPage(page);
  await page.goto(link);
  await live(page);
  expect(path(page)).toBe('/preview/nl/');
  await expect(bar(page)).toContainText('tot');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  const entries = page.locator('[data-chrome="header"] nav').getByRole('link', { name: 'Lenteactie' });
  await entries.filter({ visible: true }).first().click();
  await expect(heading(page)).toHaveText('Lenteactie');
  expect(path(page)).toBe('/preview/nl/lente/');
  await page.locator('.tools .languages a[hreflang="fr"]').click();
  await expect(heading(page)).toHaveText('Action de printemps');
  expect(path(page)).toBe('/preview/fr/printemps/');
  await expect(bar(page)).toContainText('jusqu’au');

  await page.locator('#main').getByRole('link', { name: 'notre offre' }).click();
  await live(page);
  expect(path(page)).toBe('/preview/fr/a-vendre/');
  const home = page.locator('#main .card').first().getByRole('heading').getByRole('link');
  await expect(home).toHaveAttribute('href', /^\/preview\/fr\//);
  await home.click();
  await live(page);
  await expect(bar(page)).toBeVisible();
  expect(path(page)).toMatch(/^\/preview\/fr\/.+\/\d+\/$/);
  await page.goBack();
  await live(page);
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'set');
  expect(problems).toEqual([]);
});

test('navigation by script stays in the preview, too', async ({ page }) => {
  const problems = watchPage(page);
  await page.goto(link);
  await visit(page, '/preview/nl/te-koop/');
  const panel = page.locator('details[data-name="type"]');
  await panel.locator('summary').click();
  await panel.locator('input[value="1"]').check();
  const show = panel.getByRole('button');
  await expect(show).toHaveText(/\d/);
  await show.click();
  await expect(page).toHaveURL(/\/preview\/nl\/te-koop\/\?type=1$/);
  await live(page);
  await expect(bar(page)).toBeVisible();
  expect(problems).toEqual([]);
});

test('a form says that nothing was sent, with scripts and without', async ({ page, browser, site }) => {
  const send = async (on: Page) => {
    await on.goto(link);
    await on.goto(`${site.url}/preview/nl/contact/`);
    const form = on.locator('form[method="post"]:has([name="message"])').first();
    if (on === page) await hydrated(form);
    await form.locator('[name="firstName"]').fill('An');
    await form.locator('[name="lastName"]').fill('Devos');
    await form.locator('[name="email"]').fill('an@example.be');
    await form.locator('[name="message"]').fill('Hallo');
    const privacy = form.locator('[name="privacy"]');
    if (await privacy.count()) await privacy.check();
    await form.locator('button[type="submit"]').last().click();
    await expect(on.locator('#main')).toContainText('formulieren worden hier niet verstuurd');
    expect(path(on)).toBe('/preview/nl/contact/');
  };
  await send(page);
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'nl-BE' });
  await send(await plain.newPage());
  await plain.close();
});

// The last one: it ends the preview.
test('public pages of the same browser are not affected; the preview can be left and ended', async ({ page, site }) => {
  await page.goto(link);
  await page.goto('/nl/');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('[data-chrome="header"]')).not.toContainText('Lenteactie');
  expect((await page.goto('/nl/lente/'))?.status()).toBe(404);

  await page.goto('/preview/nl/te-koop/');
  await bar(page).getByRole('button', { name: 'Verlaten' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(path(page)).toBe('/nl/te-koop/');
  expect((await page.goto('/preview/nl/te-koop/'))?.status()).toBe(410);

  await page.goto(link);
  await asOperator(site, 'content', 'preview', '--end', link);
  await expect(async () => {
    await page.goto('/preview/nl/lente/');
    await expect(page.getByRole('heading', { name: 'Voorbeeld afgelopen' })).toBeVisible();
  }).toPass();
  await page.getByRole('link', { name: 'Naar de website' }).click();
  await expect(page.locator('[data-chrome="header"]')).toBeVisible();
});
