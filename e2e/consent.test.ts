import type { BrowserContext, Page } from 'playwright/test';
import { hydrated, visit } from './support/hydration.ts';
import { type Api, apiWithTrackers } from './support/servers/api-with-trackers.ts';
import { type SecondShell, startShell } from './support/servers/second-shell.ts';
import { expect, folderOf, test } from './support/site.ts';
import { LANGUAGES, type Language, text } from './support/texts.ts';

test.use({ decided: false });

const CHOICES = ['AnalyticsStorage', 'AdStorage', 'AdUserData', 'AdPersonalization'];

const card = (page: Page) => page.locator('[data-consent-card]');

/** A button of the dialog, once it does something. */
async function press(page: Page, language: Language, name: string): Promise<void> {
  const button = card(page).getByRole('button', { name: text('mf-consent', language, name), exact: true });
  await hydrated(button);
  await button.click();
}

/** The choices as the browser keeps them: in cookies, which must agree with its storage. */
async function stored(page: Page, context: BrowserContext): Promise<Record<string, string>> {
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('consent'));
  for (const { name, value, path, sameSite, expires } of cookies) {
    expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Strict' });
    const days = (expires - Date.now() / 1000) / 86_400;
    expect(days, 'kept for 180 days').toBeGreaterThan(179);
    expect(days).toBeLessThan(181);
    expect(await page.evaluate((key) => localStorage.getItem(key), name), name).toBe(value);
  }
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

const choices = (granted: string[]): Record<string, string> => ({
  consent: 'set',
  ...Object.fromEntries(CHOICES.map((name) => [`consent${name}`, String(granted.includes(name))])),
});

/** Every request that leaves the site, answered here so that none really does. */
async function watchStrangers(page: Page, own: string): Promise<string[]> {
  const strangers: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(own).origin,
    (route) => {
      strangers.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return strangers;
}

for (const language of LANGUAGES) {
  test(`agreeing is kept and not asked again (${language})`, async ({ page, context, site }) => {
    const strangers = await watchStrangers(page, site.url);
    await visit(page, site.places.saleList[language]);
    await expect(card(page)).toBeVisible();
    expect(await stored(page, context), 'nothing is kept before a choice').toEqual({});
    const recorded = page.waitForRequest('**/api/consents');
    await press(page, language, 'agree');
    await expect(card(page)).toBeHidden();
    expect(await stored(page, context)).toEqual(choices(CHOICES));
    expect((await recorded).postDataJSON()).toMatchObject({ version: expect.any(String), id: expect.any(String) });
    await page.reload();
    await expect(card(page)).toBeHidden();
    expect(strangers, 'this agency uses no tracker').toEqual([]);
  });

  test(`declining is as easy, and kept too (${language})`, async ({ page, context, site }) => {
    await visit(page, site.places.home[language]);
    const button = (name: string) =>
      card(page).getByRole('button', { name: text('mf-consent', language, name), exact: true });
    const [decline, agree] = [await button('decline').boundingBox(), await button('agree').boundingBox()];
    expect(decline?.height).toBe(agree?.height);
    await press(page, language, 'decline');
    await expect(card(page)).toBeHidden();
    expect(await stored(page, context)).toEqual(choices([]));
    await visit(page, site.places.contact[language]);
    await expect(card(page)).toBeHidden();
  });
}

test('a choice made before any script has arrived counts', async ({ page, context, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route(/\.js(\?|$)/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(site.places.home.nl, { waitUntil: 'commit' });
  await card(page)
    .getByRole('button', { name: text('mf-consent', 'nl', 'decline'), exact: true })
    .click();
  await expect(card(page)).toBeHidden();
  expect(await stored(page, context), 'nothing could store it yet').toEqual({});
  isHeld = false;
  for (const go of held) go();
  await expect.poll(() => stored(page, context)).toEqual(choices([]));
  await expect(card(page)).toBeHidden();
});

test('agreeing in part keeps exactly what was ticked, and the footer brings the choice back', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site.places.saleProperty.nl);
  await press(page, 'nl', 'change');
  const option = (name: string) =>
    card(page).getByRole('checkbox', { name: text('mf-consent', 'nl', `options.${name}.title`) });
  await expect(option('required')).toBeChecked();
  await expect(option('required')).toBeDisabled();
  for (const name of ['analyticsStorage', 'adStorage', 'adUserData', 'adPersonalization'])
    await expect(option(name), name).not.toBeChecked();
  await option('analyticsStorage').check();
  await option('adUserData').check();
  await press(page, 'nl', 'agreePartly');
  await expect(card(page)).toBeHidden();
  expect(await stored(page, context)).toEqual(choices(['AnalyticsStorage', 'AdUserData']));

  await visit(page, site.places.login.nl);
  await page.getByRole('button', { name: text('shell', 'nl', 'footer.cookies') }).click();
  await expect(card(page)).toBeVisible();
  await expect(option('analyticsStorage')).toBeChecked();
  await expect(option('adStorage')).not.toBeChecked();
  await option('analyticsStorage').uncheck();
  await press(page, 'nl', 'agreePartly');
  expect(await stored(page, context)).toEqual(choices(['AdUserData']));
});

test('the footer brings the choice back on a page reached in the browser, too', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'consent', value: 'set', url: site.url }]);
  await visit(page, site.places.saleList.fr);
  await page.locator('#main .card').first().getByRole('heading').getByRole('link').click();
  await expect(page.locator('#main [data-section="mf-detail"] h1')).toBeVisible();
  await page.getByRole('button', { name: text('shell', 'fr', 'footer.cookies') }).click();
  await expect(card(page)).toBeVisible();
  await press(page, 'fr', 'decline');
  await expect(card(page)).toBeHidden();
});

test('?setcookies forgets the choice and asks again', async ({ page, context, site }) => {
  await visit(page, site.places.contact.fr);
  await press(page, 'fr', 'agree');
  expect(await stored(page, context)).toEqual(choices(CHOICES));
  await visit(page, `${site.places.contact.fr}?setcookies`);
  await expect(card(page)).toBeVisible();
  expect(await stored(page, context)).toEqual({});
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
});

test('a path with preview never asks', async ({ page, context }) => {
  await page.goto('/nl/preview/');
  await expect(page.locator('[data-chrome="header"][data-live]')).toBeAttached();
  await expect(card(page)).toBeHidden();
  expect(await stored(page, context)).toEqual({});
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test.describe('where the agency uses trackers', () => {
  let api: Api;
  let shell: SecondShell;

  test.beforeAll(async ({ site }) => {
    api = await apiWithTrackers(site.url, {
      analyticsId: 'G-TEST',
      adsId: 'AW-TEST',
      tagManagerId: '',
      pixelId: '12345',
    });
    shell = await startShell({ data: folderOf(site.data), apiUrl: api.url });
  });
  test.afterAll(async () => {
    await shell?.stop();
    await api?.stop();
  });

  test('no request leaves the site before a choice, nor after declining', async ({ page, site }) => {
    const strangers = await watchStrangers(page, shell.url);
    await page.goto(shell.url + site.places.home.nl);
    await expect(card(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(strangers).toEqual([]);
    await press(page, 'nl', 'decline');
    await page.goto(shell.url + site.places.contact.nl);
    await page.waitForLoadState('networkidle');
    expect(strangers).toEqual([]);
  });

  test('after agreeing every tracker is loaded, at once and on the next page', async ({ page, site }) => {
    const strangers = await watchStrangers(page, shell.url);
    const hosts = () => strangers.map((url) => new URL(url)).map(({ host, search }) => host + search);
    await page.goto(shell.url + site.places.home.nl);
    await press(page, 'nl', 'agree');
    const all = ['www.googletagmanager.com?id=G-TEST', 'www.googletagmanager.com?id=AW-TEST'];
    await expect.poll(hosts).toEqual(expect.arrayContaining(all));
    await expect.poll(() => strangers.some((url) => url.startsWith('https://connect.facebook.net/'))).toBe(true);
    strangers.length = 0;
    await page.goto(shell.url + site.places.contact.nl);
    await expect.poll(hosts).toEqual(expect.arrayContaining(all));
  });

  test('after agreeing to statistics alone, no advertiser hears of the visit', async ({ page, site }) => {
    const strangers = await watchStrangers(page, shell.url);
    await page.goto(shell.url + site.places.home.nl);
    await press(page, 'nl', 'change');
    await card(page)
      .getByRole('checkbox', { name: text('mf-consent', 'nl', 'options.analyticsStorage.title') })
      .check();
    await press(page, 'nl', 'agreePartly');
    await expect.poll(() => strangers.some((url) => url.includes('G-TEST'))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(strangers.filter((url) => !url.includes('G-TEST'))).toEqual([]);
  });

  test('each page that is opened in the browser is a page view', async ({ page, site }) => {
    await watchStrangers(page, shell.url);
    await page.goto(shell.url + site.places.saleList.nl);
    await press(page, 'nl', 'agree');
    const views = () =>
      page.evaluate(() => {
        const entries = ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) =>
          Array.from(entry),
        );
        return entries
          .filter(([kind, name]) => kind === 'event' && name === 'page_view')
          .map(([, , details]) => new URL((details as { page_location: string }).page_location).pathname);
      });
    await expect.poll(views).toEqual([site.places.saleList.nl]);
    await page.locator('#main .card').first().getByRole('heading').getByRole('link').click();
    await expect(page.locator('#main [data-section="mf-detail"] h1')).toBeVisible();
    await expect.poll(views).toEqual([site.places.saleList.nl, new URL(page.url()).pathname]);
    await page.goBack();
    await expect.poll(views).toHaveLength(3);
  });

  test('a preview is nobody’s visit, even after agreeing', async ({ page, context }) => {
    await context.addCookies(
      Object.entries(choices(CHOICES)).map(([name, value]) => ({ name, value, url: shell.url })),
    );
    const strangers = await watchStrangers(page, shell.url);
    await page.goto(`${shell.url}/nl/preview/`);
    await page.waitForLoadState('networkidle');
    expect(strangers).toEqual([]);
  });
});
