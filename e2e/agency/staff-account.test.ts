import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/page/accessibility.ts';
import { withAuthenticator } from '../support/page/authenticator.ts';
import { live } from '../support/page/hydration.ts';
import { overflow } from '../support/page/scroll-through.ts';
import { asOperator } from '../support/servers/as-operator.ts';
import { mailsAbout } from '../support/servers/mailbox.ts';
import { expect, type SiteUnderTest, test } from '../support/site.ts';
import { sendLogin } from '../support/tabs/log-in.ts';
import { text } from '../support/texts.ts';

const PASSWORD = 'a whole new password';
const LOGIN = '/nl/agency/aanmelden/';
const ACCOUNT = '/nl/agency/account/';

const t = (key: string) => text('mf-owner', 'nl', key);

/** Invites a manager; returns the address and the link of the mail. */
async function invite(site: SiteUnderTest, name: string): Promise<{ email: string; link: string }> {
  const email = `${name.toLowerCase()}.${Date.now()}@agency.example`;
  const options = ['--role', 'manager', '--language', 'nl', '--origin', site.url];
  await asOperator(site, 'staff', 'invite', email, '--name', name, ...options);
  const [mail] = await mailsAbout(site, email, 1);
  return { email, link: /https?:\S+token=[\w-]+/.exec(mail?.body ?? '')?.[0] ?? '' };
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(t('password.new.password')).fill(PASSWORD);
  await page.getByRole('button', { name: t('password.new.submit') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('password.new.done') })).toBeVisible();
  await page.getByRole('link', { name: t('login.submit'), exact: true }).click();
  await expect(page).toHaveURL(LOGIN);
}

const expectInbox = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: t('agency.inbox.title') })).toBeVisible();

test('an invited manager chooses a password, logs in, adds a passkey and logs in with it', async ({ page, site }) => {
  test.slow();
  const { email, link } = await invite(site, 'Nora');
  await withAuthenticator(page);
  await choosePassword(page, link);
  await live(page);
  await sendLogin(page, 'nl', email, PASSWORD);
  await expectInbox(page);

  await page.getByRole('link', { name: t('agency.nav.account'), exact: true }).click();
  await expect(page).toHaveURL(ACCOUNT);
  await expectAccessible(page);
  for (const width of [360, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(page)).toBe(0);
  }
  await page.getByRole('button', { name: t('passkeys.add') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('account.done.passkey-added') })).toBeVisible();
  await page.getByRole('button', { name: t('account.sessions.endAll') }).click();
  await expect(page).toHaveURL(LOGIN);
  await live(page);
  await page.getByRole('button', { name: t('passkeys.use') }).click();
  await expectInbox(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('invitation, forgotten password and account are plain pages', async ({ page, site }) => {
    test.slow();
    const { email, link } = await invite(site, 'Piet');
    await choosePassword(page, link);
    await page.getByRole('link', { name: t('password.link') }).click();
    await page.getByLabel(t('login.email')).fill(email);
    await page.getByRole('button', { name: t('password.forgotten.submit') }).click();
    await expect(page.getByRole('status').filter({ hasText: '30' })).toBeVisible();
    await page.goto(LOGIN);
    await sendLogin(page, 'nl', email, PASSWORD);
    await expectInbox(page);
    await page.goto(ACCOUNT);
    await page.getByRole('button', { name: t('account.sessions.endAll') }).click();
    await expect(page).toHaveURL(LOGIN);
  });
});
