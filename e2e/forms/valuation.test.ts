import type { Locator, Page } from 'playwright/test';
import { visit } from '../support/page/hydration.ts';
import { mailsAbout } from '../support/servers/mailbox.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

const PATHS = { nl: '/nl/gratis-schatting/', fr: '/fr/estimation-gratuite/' };
const THANKS = { nl: '/nl/bedankt/contact-demand/', fr: '/fr/merci/contact-demand/' };

type Language = keyof typeof PATHS;

const formOf = (page: Page) => page.locator('form', { has: page.locator('[name=form][value=valuation]') });

/** All steps, as a visitor goes through them. */
async function askForValuation(page: Page, language: Language) {
  const t = (key: string) => text('mf-forms', language, key);
  const form = formOf(page);
  const heading = (step: string) => form.getByRole('heading', { name: t(`valuation.steps.${step}.title`) });
  const next = () => form.getByRole('button', { name: t('steps.next') }).click();
  await next();
  await expect(form.getByRole('alert')).toBeFocused();
  await form.locator('[name=street]').fill('Rue Haute');
  await form.locator('[name=houseNumber]').fill('12');
  await form.locator('[name=zip]').fill('7800');
  // With scripts the postal code fills in its main town.
  if (language === 'nl') await expect(form.locator('[name=city]')).toHaveValue('Aat');
  else await form.locator('[name=city]').fill('Ath');
  await next();
  await expect(heading('type')).toBeFocused();
  await form.getByRole('button', { name: t('steps.back') }).click();
  await expect(heading('address')).toBeVisible();
  await expect(form.locator('[name=street]')).toHaveValue('Rue Haute');
  await next();
  await form.locator('[name=type][value=house]').check();
  await next();
  await expect(heading('home')).toBeVisible();
  await form.locator('[name=bedrooms]').fill('3');
  await form.locator('[name=state]').selectOption('good');
}

async function sendContact(
  page: Page,
  language: Language,
  email: string,
  withRange?: (range: Locator) => Promise<unknown>,
) {
  const form = formOf(page);
  await form.getByRole('button', { name: text('mf-forms', language, 'steps.next') }).click();
  await withRange?.(form.getByRole('complementary'));
  await form.locator('[name=firstName]').fill('Noor');
  await form.locator('[name=lastName]').fill('De Smet');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill('0470 12 34 56');
  await form.locator('[name=privacy]').check();
  await form.getByRole('button', { name: text('mf-forms', language, 'valuation.send') }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === THANKS[language]);
}

test('a free valuation is requested in steps, with a price range from similar homes', async ({ page, site }) => {
  const email = `schatting.${Date.now()}@example.org`;
  await visit(page, PATHS.nl);
  await expect(formOf(page).locator('[name=street]')).toBeInViewport();
  await askForValuation(page, 'nl');
  let range = '';
  await sendContact(page, 'nl', email, async (shown) => {
    await expect(shown.getByRole('listitem')).toHaveCount(3);
    range = (await shown.locator('.range').textContent()) ?? '';
  });
  const mails = await mailsAbout(site, email, 2);
  expect(mails.find((mail) => mail.replyTo.includes(email))?.body).toContain('Rue Haute 12, 7800 Aat');
  for (const { body } of mails) expect(body.replaceAll('\u00a0', ' ')).toContain(range.replaceAll('\u00a0', ' '));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a free valuation is requested in the same steps', async ({ page, site }) => {
    const email = `estimation.${Date.now()}@example.org`;
    await page.goto(PATHS.fr);
    await askForValuation(page, 'fr');
    await sendContact(page, 'fr', email);
    const mails = await mailsAbout(site, email, 2);
    expect(mails.find((mail) => mail.replyTo.includes(email))?.body).toContain('Rue Haute 12, 7800 Ath');
  });
});
