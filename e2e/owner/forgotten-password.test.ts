import type { Page } from 'playwright/test';
import { live } from '../support/page/hydration.ts';
import { asOperator } from '../support/servers/as-operator.ts';
import { mailsAbout } from '../support/servers/mailbox.ts';
import { expect, type SiteUnderTest, sampleOwner, test } from '../support/site.ts';
import { logIn } from '../support/tabs/log-in.ts';
import { LANGUAGES, type Language, text } from '../support/texts.ts';

const PASSWORD = 'a whole new password';

const say = (language: Language, key: string) => text('mf-owner', language, `password.${key}`);

/** A separate owner: other journeys use the sample owner. */
async function addOwner(site: SiteUnderTest, email: string): Promise<void> {
  const [id] = sampleOwner(site).propertyIds;
  await asOperator(site, 'owner', 'add', email, '--name', 'Rik Maes', '--properties', String(id));
}

/** Asks for a link on the page that the login leads to. */
async function askForLink(page: Page, site: SiteUnderTest, language: Language, email: string): Promise<void> {
  await page.goto(site.places.login[language]);
  await page.getByRole('link', { name: say(language, 'link') }).click();
  const submit = page.getByRole('button', { name: say(language, 'forgotten.submit') });
  // The page of the login has a field of the same name.
  await expect(submit).toBeVisible();
  await page.getByLabel(text('mf-owner', language, 'login.email')).fill(email);
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: '30' })).toBeVisible();
}

/** Follows the link of the mail and chooses a password. */
async function choosePassword(page: Page, link: string, language: Language): Promise<void> {
  await page.goto(link);
  await page.getByLabel(say(language, 'new.password')).fill(PASSWORD);
  await page.getByRole('button', { name: say(language, 'new.submit') }).click();
}

async function linkFor(site: SiteUnderTest, email: string): Promise<string> {
  const [mail] = await mailsAbout(site, email, 1);
  return /https?:\S+token=[\w-]+/.exec(mail?.body ?? '')?.[0] ?? '';
}

for (const language of LANGUAGES) {
  test(`an owner who forgot the password chooses another and logs in (${language})`, async ({ page, site }) => {
    const email = `rik.${language}.${Date.now()}@example.org`;
    await addOwner(site, email);
    await askForLink(page, site, language, email);
    const link = await linkFor(site, email);
    await choosePassword(page, link, language);
    await expect(page.getByRole('status').filter({ hasText: say(language, 'new.done') })).toBeVisible();
    await logIn(page, site, language, { email, password: PASSWORD });

    await choosePassword(page, link, language);
    await expect(page.getByRole('alert'), 'the link works once').toBeFocused();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same works with plain pages', async ({ page, site }) => {
    const email = `rik.plain.${Date.now()}@example.org`;
    await addOwner(site, email);
    await askForLink(page, site, 'fr', email);
    await choosePassword(page, await linkFor(site, email), 'fr');
    await expect(page).toHaveURL(site.places.login.fr);
  });
});

test('an address without an account gets the same answer, and no mail', async ({ page, site }) => {
  const email = `nobody.${Date.now()}@example.org`;
  await askForLink(page, site, 'nl', email);
  await live(page);
  await mailsAbout(site, email, 0);
});
