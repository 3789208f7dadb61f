import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asOperator } from '../support/servers/as-operator.ts';
import { mailsAbout } from '../support/servers/mailbox.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

const t = (key: string) => text('shell', 'nl', `newsletter.${key}`);
const say = (key: string) => text('mf-forms', 'nl', key);

/** Unique for this run, in case the site has data of earlier ones. */
const RUN = Date.now().toString(36);

test.use({ javaScriptEnabled: false });

test('a visitor signs up in the footer, confirms, gets the newsletter once and stops it', async ({ page, site }) => {
  test.slow();
  const email = `lezer-${RUN}@example.org`;
  const letter = `Open huis ${RUN}`;
  await page.goto('/nl/');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel(t('email')).fill(email);
  await footer.getByLabel(t('privacy')).check();
  await footer.getByRole('button', { name: t('send') }).click();
  await expect(page).toHaveURL(/\/nl\/bedankt\//);

  const [asked] = await mailsAbout(site, email, 1);
  const [confirm = ''] = /https?:\/\/\S+\/nl\/bevestigen\/\S+/.exec(asked?.body ?? '') ?? [];
  expect(asked?.unsubscribe).toBe('');
  const folder = mkdtempSync(join(tmpdir(), 'facade-letter-'));
  const file = join(folder, 'letter.md');
  writeFileSync(file, `---\nsubject: ${letter}\n---\n\nBeste,\n\nKom kijken naar [ons aanbod](/for-sale/).\n`);
  await asOperator(site, 'newsletter', 'send', file);
  await mailsAbout(site, email, 1);

  await page.goto(new URL(confirm).pathname);
  await page.getByRole('button', { name: say('subscription.confirm.button') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('subscription.confirm.confirmed.title'));
  expect(await asOperator(site, 'newsletter', 'list')).toMatch(new RegExp(`confirmed  nl  ${email}`));

  expect(await asOperator(site, 'newsletter', 'send', file)).toMatch(/^1 mails? /);
  expect(await asOperator(site, 'newsletter', 'send', file)).toMatch(/^0 mails .* 1 person already had it/);
  const mails = await mailsAbout(site, email, 2);
  const sent = mails.find(({ subject }) => subject === letter);
  expect(sent?.body).toContain('/nl/te-koop/');
  expect(sent?.unsubscribePost).toBe('List-Unsubscribe=One-Click');
  const oneClick = new URL(/<(.+)>/.exec(sent?.unsubscribe ?? '')?.[1] ?? '');

  // The page asks for confirmation; a mail program unsubscribes at once.
  const [stop = ''] = /https?:\/\/\S+\/nl\/uitschrijven\/[^\s)]+/.exec(sent?.body ?? '') ?? [];
  await page.goto(new URL(stop).pathname);
  await expect(page.getByRole('button', { name: say('subscription.stop.button') })).toBeVisible();
  const answer = await page.request.post(oneClick.pathname + oneClick.search, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(answer.status()).toBe(200);
  writeFileSync(file, `---\nsubject: ${letter} bis\n---\n\nNog eens.\n`);
  await asOperator(site, 'newsletter', 'send', file);
  await mailsAbout(site, email, 2);
});

test('errors of the form in the footer are shown on the page of the newsletter', async ({ page }) => {
  await page.goto('/nl/');
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByLabel(t('email')).fill('geen@adres');
  await form.getByLabel(t('privacy')).check();
  await form.getByRole('button', { name: t('send') }).click();
  await expect(page).toHaveURL('/nl/nieuwsbrief/');
  const main = page.locator('#main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('newsletter.title'));
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(main.locator('[name="email"]')).toHaveValue('geen@adres');
});
