import type { Page } from 'playwright/test';
import { withAuthenticator } from '../support/page/authenticator.ts';
import { loadFontsInTime } from '../support/page/fonts-in-time.ts';
import { visit } from '../support/page/hydration.ts';
import { layoutShifts, recordLayoutShifts } from '../support/page/layout-shift.ts';
import { asOperator } from '../support/servers/as-operator.ts';
import { mailsAbout } from '../support/servers/mailbox.ts';
import { expect, type SiteUnderTest, sampleOwner, test } from '../support/site.ts';
import { logIn, sendLogin } from '../support/tabs/log-in.ts';
import { LANGUAGES, type Language, text } from '../support/texts.ts';

const ACCOUNT: Record<Language, string> = { nl: '/nl/eigenaar/account/', fr: '/fr/proprietaire/compte/' };
const PASSWORD = 'correct horse battery';
const NEW = 'a whole new password';

const say = (language: Language, key: string) => text('mf-owner', language, `account.${key}`);

/** A separate owner: other journeys use the sample owner. */
async function addOwner(site: SiteUnderTest): Promise<{ email: string; password: string }> {
  const email = `els.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@example.org`;
  const [id] = sampleOwner(site).propertyIds;
  await asOperator(
    site,
    'owner',
    'add',
    email,
    '--name',
    'Els Maes',
    '--properties',
    String(id),
    '--password',
    PASSWORD,
  );
  return { email, password: PASSWORD };
}

async function changePassword(page: Page, language: Language, current: string): Promise<void> {
  await page.getByLabel(say(language, 'password.current')).fill(current);
  await page.getByLabel(text('mf-owner', language, 'password.new.password')).fill(NEW);
  await page.getByRole('button', { name: say(language, 'password.submit') }).click();
}

for (const language of LANGUAGES) {
  test(`an owner sees where they are logged in and ends another browser (${language})`, async ({
    page,
    site,
    browser,
  }) => {
    const owner = await addOwner(site);
    const elsewhere = await browser.newContext({ baseURL: site.url });
    const other = await elsewhere.newPage();
    await logIn(other, site, language, owner);
    await logIn(page, site, language, owner);
    await page.getByRole('link', { name: say(language, 'title') }).click();
    await expect(page).toHaveURL(ACCOUNT[language]);

    const sessions = page.locator('#sessions-title ~ ul li');
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: say(language, 'sessions.this') })).toHaveCount(1);
    await sessions.getByRole('button').click();
    await expect(page.getByRole('status').filter({ hasText: say(language, 'done.session') })).toBeVisible();
    await expect(sessions).toHaveCount(1);
    await other.goto(ACCOUNT[language]);
    await expect(other, 'the other browser is out').toHaveURL(site.places.login[language]);

    await page.getByRole('button', { name: say(language, 'sessions.endAll') }).click();
    await expect(page).toHaveURL(site.places.login[language]);
    await elsewhere.close();
  });
}

test('another password ends the other sessions, and a mail says so', async ({ page, site, browser }) => {
  const owner = await addOwner(site);
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  await logIn(other, site, 'nl', owner);
  await logIn(page, site, 'nl', owner);
  await visit(page, ACCOUNT.nl);
  await changePassword(page, 'nl', 'not the password');
  await expect(page.getByRole('alert')).toBeFocused();
  await changePassword(page, 'nl', PASSWORD);
  await expect(page.getByRole('status').filter({ hasText: say('nl', 'done.password') })).toBeVisible();
  await mailsAbout(site, owner.email, 1);
  await other.goto(ACCOUNT.nl);
  await expect(other).toHaveURL(site.places.login.nl);
  await logIn(other, site, 'nl', { ...owner, password: NEW });
  await elsewhere.close();
});

test('a session ends with the browser, unless it is asked to remember it', async ({ page, site, context }) => {
  const session = async () => (await context.cookies()).find(({ name }) => name.endsWith('facade-owner'));
  await logIn(page, site, 'nl');
  expect((await session())?.expires).toBe(-1);
  await context.clearCookies();
  const { email, password } = sampleOwner(site);
  await visit(page, site.places.login.nl);
  await page.getByRole('checkbox', { name: text('mf-owner', 'nl', 'login.remember') }).check();
  await sendLogin(page, 'nl', email, password);
  await expect(page).toHaveURL(/\/nl\/eigenaar\/$/);
  const week = Date.now() / 1000 + 7 * 24 * 3600;
  expect(Math.abs(((await session())?.expires ?? 0) - week)).toBeLessThan(600);
});

test('the header says who is logged in, on pages that are the same for everybody', async ({ page, site, request }) => {
  test.slow();
  const owner = await addOwner(site);
  const link = page.locator('.top-bar a[href="/nl/login/"]');
  await page.goto('/nl/');
  const label = await link.innerText();
  const before = await (await request.get('/nl/')).text();
  await logIn(page, site, 'nl', owner);
  await page.goto('/nl/');
  await expect(link).toHaveText('Dag Els');
  expect(await (await page.request.get('/nl/')).text(), 'the document names nobody').not.toContain('Dag Els');
  expect(before).toContain(label);
  await link.click();
  await expect(page).toHaveURL(/\/nl\/eigenaar\/$/);
  await page.getByRole('button', { name: text('mf-owner', 'nl', 'dashboard.logOut') }).click();
  await expect(page).toHaveURL(site.places.login.nl);
  await expect(link).toHaveText(label);
});

test('an owner adds a passkey, logs in with it without typing, and removes it', async ({ page, site }) => {
  test.slow();
  const say = (key: string) => text('mf-owner', 'nl', `passkeys.${key}`);
  const news = (key: string) =>
    page.getByRole('status').filter({ hasText: text('mf-owner', 'nl', `account.done.${key}`) });
  const owner = await addOwner(site);
  await withAuthenticator(page);
  await loadFontsInTime(page);
  await recordLayoutShifts(page);
  await logIn(page, site, 'nl', owner);
  await visit(page, ACCOUNT.nl);
  await page.getByRole('button', { name: say('add') }).click();
  await expect(news('passkey-added')).toBeVisible();
  await mailsAbout(site, owner.email, 1);
  await page.getByLabel(say('name')).fill('Mijn laptop');
  await page.getByRole('button', { name: say('rename') }).click();
  await expect(news('passkey-renamed')).toBeVisible();
  await page.getByRole('button', { name: text('mf-owner', 'nl', 'account.sessions.endAll') }).click();
  await expect(page).toHaveURL(site.places.login.nl);

  await visit(page, site.places.login.nl);
  await expect(page.getByRole('button', { name: say('use') })).toBeVisible();
  expect(await layoutShifts(page), 'the button has its place').toEqual([]);
  await page.getByRole('button', { name: say('use') }).click();
  await expect(page).toHaveURL(/\/nl\/eigenaar\/$/);

  await visit(page, ACCOUNT.nl);
  await page.getByRole('button', { name: 'Verwijderen: Mijn laptop' }).click();
  await expect(news('passkey-removed')).toBeVisible();
  await page.getByRole('button', { name: text('mf-owner', 'nl', 'account.sessions.endAll') }).click();
  await visit(page, site.places.login.nl);
  await page.getByRole('button', { name: say('use') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('password and sessions are plain pages too', async ({ page, site }) => {
    test.slow();
    const { email, password } = await addOwner(site);
    await page.goto(site.places.login.fr);
    await sendLogin(page, 'fr', email, password);
    await page.goto(ACCOUNT.fr);
    await changePassword(page, 'fr', 'not the password');
    await expect(page.getByRole('alert')).toBeVisible();
    await changePassword(page, 'fr', PASSWORD);
    await expect(page.getByRole('status').filter({ hasText: say('fr', 'done.password') })).toBeVisible();
    await page.getByRole('button', { name: say('fr', 'sessions.endAll') }).click();
    await expect(page).toHaveURL(site.places.login.fr);
  });
});
