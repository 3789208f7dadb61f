import { CHOICES, card, choices, press, watchStrangers } from './support/consent-card.ts';
import { detailHeading } from './support/detail-heading.ts';
import { type Api, apiWithTrackers } from './support/servers/api-with-trackers.ts';
import { type SecondShell, startShell } from './support/servers/second-shell.ts';
import { expect, folderOf, test } from './support/site.ts';
import { text } from './support/texts.ts';

// An agency that uses trackers: what leaves the site before a choice, and after each.
test.use({ decided: false });

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
  await expect(detailHeading(page)).toBeVisible();
  await expect.poll(views).toEqual([site.places.saleList.nl, new URL(page.url()).pathname]);
  await page.goBack();
  await expect.poll(views).toHaveLength(3);
});

test('a preview is nobody’s visit, even after agreeing', async ({ page, context }) => {
  await context.addCookies(Object.entries(choices(CHOICES)).map(([name, value]) => ({ name, value, url: shell.url })));
  const strangers = await watchStrangers(page, shell.url);
  await page.goto(`${shell.url}/nl/preview/`);
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
});
