import type { Page } from 'playwright/test';
import { countVisit } from '../support/count-visit.ts';
import { visit } from '../support/page/hydration.ts';
import { expect, sampleOwner, test } from '../support/site.ts';
import { logIn, sendLogin } from '../support/tabs/log-in.ts';
import { LANGUAGES, type Language, text } from '../support/texts.ts';

const DASHBOARD: Record<Language, string> = { nl: '/nl/eigenaar/', fr: '/fr/proprietaire/' };

/** The figure of a period on the dashboard. */
async function figure(page: Page, language: Language, period: string): Promise<number> {
  const box = page.locator('dl > div').filter({ hasText: text('mf-owner', language, `figures.${period}`) });
  return Number((await box.locator('dd').first().innerText()).replace(/\D/g, ''));
}

for (const language of LANGUAGES) {
  test(`an owner logs in and sees a visit just made (${language})`, async ({ page, site, browser }) => {
    await logIn(page, site, language);
    await expect(page).toHaveURL(DASHBOARD[language]);
    const before = await figure(page, language, 'today');
    const totalBefore = await figure(page, language, 'total');

    const [id] = sampleOwner(site).propertyIds;
    await countVisit(browser, site, id);

    await page.goto(site.places.login[language]);
    await expect(page, 'who is logged in need not log in').toHaveURL(DASHBOARD[language]);
    // At least: other journeys view homes at the same time.
    expect(await figure(page, language, 'today')).toBeGreaterThan(before);
    expect(await figure(page, language, 'week')).toBeGreaterThan(0);
    expect(await figure(page, language, 'total')).toBeGreaterThan(totalBefore);
    await expect(page.locator('#chart-title + .chart svg'), 'the chart is rendered').toBeVisible();
    await expect(page.locator('table tbody tr')).toHaveCount(30);
    await expect(page.locator(`#properties-title + ul a[href$="/${id}/"]`)).toBeVisible();
  });
}

test('an owner chooses one home, filters what happened and takes the figures along', async ({ page, site }) => {
  const [id] = sampleOwner(site).propertyIds;
  await logIn(page, site, 'fr');
  const choice = page.getByRole('navigation', { name: text('mf-owner', 'fr', 'choice.label') });
  await choice.locator(`a[href$="?property=${id}"]`).click();
  await expect(page).toHaveURL(`${DASHBOARD.fr}?property=${id}`);
  await expect(page.locator('#agent-title')).toBeVisible();
  await expect(page.locator('#lacks-title')).toBeVisible();

  await page.getByLabel(text('mf-owner', 'fr', 'messages.message')).fill('Peut-on changer la première photo ?');
  await page.getByRole('button', { name: text('mf-owner', 'fr', 'messages.send') }).click();
  await expect(page).toHaveURL(`${DASHBOARD.fr}?property=${id}&sent=1#messages`);
  await expect(page.locator('#messages')).toContainText(text('mf-owner', 'fr', 'messages.sent'));
  await expect(page.locator('#messages li').first()).toContainText('Peut-on changer la première photo ?');

  const history = page.getByRole('navigation', { name: text('mf-owner', 'fr', 'history.filter') });
  await history.getByRole('link', { name: text('mf-owner', 'fr', 'history.kinds.published') }).click();
  await expect(page).toHaveURL(new RegExp(`\\?property=${id}&kind=published#history-title$`));
  await expect(page.locator('#history-title ~ ol > li')).toHaveCount(1);

  const file = page.getByRole('link', { name: text('mf-owner', 'fr', 'chart.download') });
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('text/csv');
  expect((await answer.text()).startsWith('\uFEFFJour;')).toBe(true);
});

test('the weekly summary is stopped and started again', async ({ page, site }) => {
  await logIn(page, site, 'nl');
  await page.getByRole('button', { name: text('mf-owner', 'nl', 'mails.owner-summary.stop') }).click();
  await page.getByRole('button', { name: text('mf-owner', 'nl', 'mails.owner-summary.start') }).click();
  await expect(page.getByRole('button', { name: text('mf-owner', 'nl', 'mails.owner-summary.stop') })).toBeVisible();
});

test('a wrong password and an unknown address get the same answer', async ({ page, site }) => {
  const { email } = sampleOwner(site);
  await visit(page, site.places.login.nl);
  await sendLogin(page, 'nl', email, 'not-the-password');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(text('mf-owner', 'nl', 'login.failed'));
  const answer = await alert.innerText();
  await expect(page.getByLabel(text('mf-owner', 'nl', 'login.email'))).toHaveValue(email);
  await visit(page, site.places.login.nl);
  await sendLogin(page, 'nl', 'nobody@example.org', 'not-the-password');
  await expect(alert).toHaveText(answer, { useInnerText: true });
});

test('after logout the dashboard asks to log in', async ({ page, site, context }) => {
  await logIn(page, site, 'fr');
  const session = (await context.cookies()).find(({ name }) => name.includes('owner'));
  expect(session).toMatchObject({ httpOnly: true, path: '/' });
  expect(session?.sameSite).not.toBe('None');

  await page.getByRole('button', { name: text('mf-owner', 'fr', 'dashboard.logOut') }).click();
  await expect(page).toHaveURL(site.places.login.fr);
  await page.goto(DASHBOARD.fr);
  await expect(page).toHaveURL(site.places.login.fr);
  await context.addCookies([{ ...session, name: session?.name ?? '', value: session?.value ?? '', url: undefined }]);
  await page.goto(DASHBOARD.fr);
  await expect(page, 'the session itself has ended, not only its cookie').toHaveURL(site.places.login.fr);
});

test('the dashboard without a session leads to the login, in each language', async ({ page, site }) => {
  for (const language of LANGUAGES) {
    await page.goto(DASHBOARD[language]);
    await expect(page).toHaveURL(site.places.login[language]);
  }
});

test('pages of owners are not cached', async ({ page, site, request }) => {
  await logIn(page, site, 'nl');
  const answer = await page.request.get(DASHBOARD.nl);
  expect(answer.headers()['cache-control']).toContain('no-store');
  const stranger = await request.get('/api/owner/statistics?lang=nl', { headers: { cookie: '' } });
  expect(stranger.status()).toBe(401);
});
