import { expectAccessible } from '../support/page/accessibility.ts';
import { detailHeading } from '../support/page/detail-heading.ts';
import { holdScripts } from '../support/page/hold-scripts.ts';
import { visit } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';
import { CHOICES, card, choices, press, stored, watchStrangers } from '../support/tabs/consent-card.ts';
import { LANGUAGES, text } from '../support/texts.ts';

test.use({ decided: false });

for (const language of LANGUAGES) {
  test(`agreement is stored and not asked again (${language})`, async ({ page, context, site }) => {
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

  test(`declining is as easy, and stored too (${language})`, async ({ page, context, site }) => {
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

test('a choice made before any script has loaded counts', async ({ page, context, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto(site.places.home.nl, { waitUntil: 'commit' });
  await card(page)
    .getByRole('button', { name: text('mf-consent', 'nl', 'decline'), exact: true })
    .click();
  await expect(card(page)).toBeHidden();
  const early = (await context.cookies()).filter(({ name }) => name.startsWith('consent'));
  expect(
    early.map(({ name, value }) => [name, value]),
    'the refusal counts already',
  ).toEqual([['consent', 'set']]);
  release();
  await expect(async () => expect(await stored(page, context)).toEqual(choices([]))).toPass();
  await expect(card(page)).toBeHidden();
});

test('partial consent stores exactly the ticked options, and the footer reopens the choice', async ({
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

test('the footer reopens the choice after client-side navigation, too', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'consent', value: 'set', url: site.url }]);
  await visit(page, site.places.saleList.fr);
  await page.locator('#main .card').first().getByRole('heading').getByRole('link').click();
  await expect(detailHeading(page)).toBeVisible();
  await page.getByRole('button', { name: text('shell', 'fr', 'footer.cookies') }).click();
  await expect(card(page)).toBeVisible();
  await press(page, 'fr', 'decline');
  await expect(card(page)).toBeHidden();
});

test('?setcookies deletes the choice and asks again', async ({ page, context, site }) => {
  await visit(page, site.places.contact.fr);
  await press(page, 'fr', 'agree');
  expect(await stored(page, context)).toEqual(choices(CHOICES));
  await visit(page, `${site.places.contact.fr}?setcookies`);
  await expect(card(page)).toBeVisible();
  expect(await stored(page, context)).toEqual({});
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
});

test('the link of the cookie policy does the same, also after client-side navigation', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site.places.contact.nl);
  await press(page, 'nl', 'agree');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookiebeleid' }).click();
  await page.locator('#main a[href*="setcookies"]').click();
  await expect(card(page)).toBeVisible();
  expect(await stored(page, context)).toEqual({});
});

test('there is a way back from the details, which name the categories and the counting of visits', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site.places.home.nl);
  await press(page, 'nl', 'change');
  for (const name of ['necessary', 'analytical', 'marketing', 'social', 'unclassified'])
    await expect(card(page).getByRole('group', { name: text('mf-consent', 'nl', `categories.${name}`) })).toBeVisible();
  await expect(card(page)).toContainText(text('mf-consent', 'nl', 'visits'));
  await expectAccessible(page);
  await press(page, 'nl', 'back');
  await expect(card(page).getByRole('checkbox')).toHaveCount(0);
  await expect(card(page).getByRole('button', { name: text('mf-consent', 'nl', 'change') })).toBeVisible();
  expect(await stored(page, context)).toEqual({});
});

test('the agency has proof under the number that the visitor reads', async ({ page, site }) => {
  await visit(page, site.places.home.fr);
  const recorded = page.waitForRequest('**/api/consents');
  await press(page, 'fr', 'decline');
  const request = await recorded;
  expect((await request.response())?.status()).toBe(204);
  const { id, language } = request.postDataJSON();
  expect(language).toBe('fr');
  await page.getByRole('button', { name: text('shell', 'fr', 'footer.cookies') }).click();
  await expect(card(page)).toContainText(text('mf-consent', 'fr', 'record', { id }));
});

test('a path with preview never asks', async ({ page, context }) => {
  await page.goto('/nl/preview/');
  await expect(page.locator('[data-chrome="header"][data-live]')).toBeAttached();
  await expect(card(page)).toBeHidden();
  expect(await stored(page, context)).toEqual({});
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
