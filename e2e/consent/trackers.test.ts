import type { Page } from 'playwright/test';
import { detailHeading } from '../support/page/detail-heading.ts';
import { live } from '../support/page/hydration.ts';
import { watchLoading } from '../support/page/loading.ts';
import { shellWithSettings } from '../support/servers/shell-with-settings.ts';
import { expect, test } from '../support/site.ts';
import { CHOICES, card, choices, press, watchStrangers } from '../support/tabs/consent-card.ts';
import { text } from '../support/texts.ts';

// An agency with trackers: requests to other sites before a choice, and after each choice.
test.use({ decided: false });

const IDS = { analyticsId: 'G-TEST', adsId: 'AW-TEST', tagManagerId: 'GTM-TEST', pixelId: '12345' };
let shell: Awaited<ReturnType<typeof shellWithSettings>>;

test.beforeAll(async ({ site }) => {
  shell = await shellWithSettings(site, { analytics: IDS });
});
test.afterAll(() => shell?.stop());

/** Commands for the tags, as lists. */
const commands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => Array.from(entry)),
  );
/** Paths of the page views sent to the tags. */
const views = async (page: Page): Promise<string[]> =>
  (await commands(page))
    .filter(([kind, name]) => kind === 'event' && name === 'page_view')
    .map(([, , details]) => new URL((details as { page_location: string }).page_location).pathname);
/** Number of page views sent to the pixel. */
const pixelViews = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      ((window as { fbq?: { queue: unknown[][] } }).fbq?.queue ?? []).filter(([, name]) => name === 'PageView').length,
  );
const foreignScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => src && !src.startsWith(location.origin)),
  );

test('no request leaves the site before a choice, nor after declining', async ({ page, site }) => {
  const strangers = await watchStrangers(page, shell.url);
  const loaded = watchLoading(page);
  await page.goto(shell.url + site.places.home.nl);
  await live(page);
  await expect(card(page)).toBeVisible();
  await loaded();
  expect(strangers).toEqual([]);
  expect(await commands(page), 'all is denied before anything loads').toEqual([
    [
      'consent',
      'default',
      {
        ad_personalization: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        analytics_storage: 'denied',
        wait_for_update: 500,
      },
    ],
  ]);
  await press(page, 'nl', 'decline');
  expect((await commands(page)).at(-1)).toEqual([
    'consent',
    'update',
    expect.objectContaining({ ad_storage: 'denied' }),
  ]);
  const own: string[] = [];
  page.on('request', (request) => own.push(request.url()));
  await page.goto(shell.url + site.places.contact.nl);
  await live(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await loaded();
  expect(strangers).toEqual([]);
  expect(
    own.filter((url) => url.includes('mf-consent')),
    'the dialog costs nothing after the choice',
  ).toEqual([]);
});

test('after agreeing every tracker is loaded, at once and on the next page', async ({ page, site }) => {
  const strangers = await watchStrangers(page, shell.url);
  const hosts = () => strangers.map((url) => new URL(url)).map(({ host, search }) => host + search);
  await page.goto(shell.url + site.places.home.nl);
  await press(page, 'nl', 'agree');
  const all = ['G-TEST', 'AW-TEST', 'GTM-TEST'].map((id) => `www.googletagmanager.com?id=${id}`);
  await expect.poll(hosts).toEqual(expect.arrayContaining(all));
  await expect.poll(() => strangers.some((url) => url.startsWith('https://connect.facebook.net/'))).toBe(true);
  strangers.length = 0;
  const own: string[] = [];
  page.on('request', (request) => request.url().includes('mf-consent') && own.push(request.url()));
  await page.goto(shell.url + site.places.contact.nl);
  await expect.poll(hosts).toEqual(expect.arrayContaining(all));
  expect(
    own.filter((url) => /dialog|exposes|details/.test(url)),
    'the dialog is not loaded after the choice',
  ).toEqual([]);
});

test('after consent to statistics alone, no advertiser is notified of the visit', async ({ page, site }) => {
  const strangers = await watchStrangers(page, shell.url);
  const loaded = watchLoading(page);
  await page.goto(shell.url + site.places.home.nl);
  await press(page, 'nl', 'change');
  await card(page)
    .getByRole('checkbox', { name: text('mf-consent', 'nl', 'options.analyticsStorage.title') })
    .check();
  await press(page, 'nl', 'agreePartly');
  await expect.poll(() => strangers.some((url) => url.includes('G-TEST'))).toBe(true);
  await loaded();
  expect(strangers.filter((url) => !/G-TEST|GTM-TEST/.test(url))).toEqual([]);
});

test('withdrawal removes scripts and cookies and stops counting; renewed consent counts each page once', async ({
  page,
  context,
  site,
}) => {
  await watchStrangers(page, shell.url);
  await page.goto(shell.url + site.places.saleList.nl);
  await press(page, 'nl', 'agree');
  await expect.poll(() => foreignScripts(page)).toHaveLength(4);
  const planted = ['_ga', '_ga_TEST', '_gcl_au', '_fbp'];
  await context.addCookies(planted.map((name) => ({ name, value: '1', url: shell.url })));
  const reopen = () => page.getByRole('button', { name: text('shell', 'nl', 'footer.cookies') }).click();
  await reopen();
  await press(page, 'nl', 'decline');
  await expect.poll(() => foreignScripts(page)).toEqual([]);
  const left = async () =>
    (await context.cookies(shell.url)).map(({ name }) => name).filter((name) => name.startsWith('_'));
  await expect.poll(left).toEqual([]);
  const counted = (await views(page)).length;
  await page.locator('#main .card').first().getByRole('heading').getByRole('link').click();
  await expect(detailHeading(page)).toBeVisible();
  expect(await views(page)).toHaveLength(counted);
  await reopen();
  await press(page, 'nl', 'agree');
  await expect.poll(() => views(page)).toHaveLength(counted + 1);
});

test('?setcookies also removes cookies that trackers have left', async ({ page, context, site }) => {
  await watchStrangers(page, shell.url);
  await context.addCookies(
    Object.entries({ ...choices(CHOICES), _ga: '1', _fbp: '1' }).map(([name, value]) => ({
      name,
      value,
      url: shell.url,
    })),
  );
  await page.goto(`${shell.url}${site.places.contact.nl}?setcookies`);
  await expect(card(page)).toBeVisible();
  await expect.poll(async () => (await context.cookies(shell.url)).map(({ name }) => name)).toEqual([]);
});

test('the content policy allows only hosts of configured trackers', async ({ page, site }) => {
  const policyOf = async (origin: string) =>
    (await page.request.get(origin + site.places.home.nl)).headers()['content-security-policy'] ?? '';
  for (const host of ['google-analytics.com', 'doubleclick.net', 'connect.facebook.net']) {
    expect(await policyOf(shell.url)).toContain(host);
    expect(await policyOf(site.url)).not.toContain(host);
  }
});

test('each page that is opened in the browser is a page view, and only one, of every tracker', async ({
  page,
  site,
}) => {
  await watchStrangers(page, shell.url);
  await page.goto(shell.url + site.places.saleList.nl);
  await press(page, 'nl', 'agree');
  const seen = [site.places.saleList.nl];
  await expect.poll(() => views(page)).toEqual(seen);
  await page.locator('#main .card').first().getByRole('heading').getByRole('link').click();
  await expect(detailHeading(page)).toBeVisible();
  seen.push(new URL(page.url()).pathname);
  await expect.poll(() => views(page)).toEqual(seen);
  await page.goBack();
  seen.push(site.places.saleList.nl);
  await expect.poll(() => views(page)).toEqual(seen);
  await page.getByRole('button', { name: text('shell', 'nl', 'footer.cookies') }).click();
  await press(page, 'nl', 'agree');
  await expect(card(page)).toBeHidden();
  expect(await views(page), 'a choice on a page that was counted is no other view').toEqual(seen);
  expect(await pixelViews(page)).toBe(seen.length);
});

test('a preview does not count as a visit, even after consent', async ({ page, context }) => {
  await context.addCookies(Object.entries(choices(CHOICES)).map(([name, value]) => ({ name, value, url: shell.url })));
  const strangers = await watchStrangers(page, shell.url);
  const loaded = watchLoading(page);
  await page.goto(`${shell.url}/nl/preview/`);
  await live(page);
  await loaded();
  expect(strangers).toEqual([]);
});
