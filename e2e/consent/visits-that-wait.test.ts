import { live } from '../support/page/hydration.ts';
import { watchLoading } from '../support/page/loading.ts';
import { shellWithSettings } from '../support/servers/shell-with-settings.ts';
import { expect, test } from '../support/site.ts';
import { card, press } from '../support/tabs/consent-card.ts';
import { text } from '../support/texts.ts';

// An agency that counts only the visits of those who agreed to statistics, with words and a version of its own.
test.use({ decided: false });

const TITLE = 'Koekjes van Cardamine?';
let shell: Awaited<ReturnType<typeof shellWithSettings>>;

test.beforeAll(async ({ site }) => {
  const consent = { version: '2', days: 30, visits: 'agreed' as const, wording: { title: TITLE } };
  shell = await shellWithSettings(site, { consent });
});
test.afterAll(() => shell?.stop());

test('a visit is counted once its visitor has agreed to statistics', async ({ page, site }) => {
  const visits: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/visits') && visits.push(request.method()));
  const loaded = watchLoading(page);
  await page.goto(shell.url + site.places.saleProperty.nl);
  await live(page);
  await expect(card(page).getByRole('heading', { name: TITLE })).toBeVisible();
  await press(page, 'nl', 'change');
  const statistics = page.getByRole('checkbox', { name: text('mf-consent', 'nl', 'options.analyticsStorage.title') });
  await expect(card(page)).toContainText(text('mf-consent', 'nl', 'visits_agreed'));
  await loaded();
  expect(visits).toEqual([]);
  await statistics.check();
  await press(page, 'nl', 'agreePartly');
  await expect.poll(() => visits).toEqual(['POST']);
  await page.reload();
  await expect.poll(() => visits).toEqual(['POST', 'POST']);
});

test('a new version of the text asks again; earlier consent is void', async ({ page, context, site }) => {
  const kept = { consent: 'set', consentAnalyticsStorage: 'true', 'facade-consent': '1:abc' };
  await context.addCookies(Object.entries(kept).map(([name, value]) => ({ name, value, url: shell.url })));
  await page.goto(shell.url + site.places.home.nl);
  await expect(card(page)).toBeVisible();
  expect(await context.cookies(shell.url)).toEqual([]);
  await press(page, 'nl', 'decline');
  await page.reload();
  await expect(card(page)).toBeHidden();
});
