import type { Page } from 'playwright/test';
import { countVisit } from '../support/count-visit.ts';
import { contactForm } from '../support/forms/contact-form.ts';
import { formMessage } from '../support/forms/form-message.ts';
import { mailsAbout } from '../support/servers/mailbox.ts';
import { expect, sampleOwner, test } from '../support/site.ts';
import { sendLogin } from '../support/tabs/log-in.ts';
import { LANGUAGES, text } from '../support/texts.ts';

test.use({ javaScriptEnabled: false });

const cards = (page: Page) => page.locator('#main .card');

for (const language of LANGUAGES) {
  test(`read, page through, filter and open a property without JavaScript (${language})`, async ({ page, site }) => {
    await page.goto(site.places.home[language]);
    await page
      .locator('nav.menu')
      .getByRole('link', { name: text('shell', language, 'lists.sale'), exact: true })
      .click();
    await expect(page).toHaveURL(site.places.saleList[language]);
    await expect(cards(page)).toHaveCount(12);
    await expect(cards(page).first().locator('img').first()).toBeVisible();
    const firstOfAll = await cards(page).first().innerText();

    await page.getByRole('link', { name: text('mf-listings', language, 'paging.next') }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(cards(page)).toHaveCount(12);
    expect(await cards(page).first().innerText()).not.toBe(firstOfAll);

    await page.locator('details[data-name="type"] summary').click();
    await page.locator('input[name="type"][value="3"]').check();
    await page.locator('select[name="sort"]').selectOption('price');
    await page.getByRole('button', { name: text('mf-listings', language, 'filter.apply') }).click();
    await expect(page).toHaveURL(/type=3/);
    await expect(page.locator('#main .total')).toContainText('11');
    await expect(page.locator('select[name="sort"]')).toHaveValue('price');

    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-section="mf-detail"]').first()).toBeVisible();
    await expect(contactForm(page, language).form).toBeVisible();
    await expect(page.locator('[data-consent-card]'), 'a question nobody can answer is not asked').toBeHidden();
  });

  test(`a form with an error keeps what was typed, and is sent when it is right, without JavaScript (${language})`, async ({
    page,
    site,
  }) => {
    await page.goto(site.places.rentProperty[language]);
    const { fill, field, privacy, send, summary, form } = contactForm(page, language);
    const title = await page.title();
    const email = `zonder.${language}.${Date.now()}@example.org`;
    await fill({
      firstName: 'Noor',
      lastName: 'De Smet',
      email: 'noor',
      message: 'Mag ik langskomen?\nGraag zaterdag.',
    });
    await form.locator('input[name="wantsInformation"]').check();
    await send.click();

    await expect(summary, 'the browser goes to it by itself, many screens below the top').toBeFocused();
    await expect(summary).toBeInViewport();
    await expect(page).toHaveTitle(text('shell', language, 'returned', { title }));
    await expect(summary).toContainText(formMessage(language, 'privacy.required'));
    await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('firstName')).toHaveValue('Noor');
    await expect(field('email')).toHaveValue('noor');
    await expect(field('message')).toHaveValue('Mag ik langskomen?\nGraag zaterdag.');
    await expect(form.locator('input[name="wantsInformation"]')).toBeChecked();

    await fill({ email });
    await privacy.check();
    await send.click();
    await expect(page).toHaveURL(({ pathname }) => pathname === site.places.feedback[language]);
    const mails = await mailsAbout(site, email, 2);
    const toAgency = mails.find((mail) => mail.replyTo.includes(email));
    expect(toAgency?.body).toContain('Graag zaterdag.');
    await page.reload();
    await mailsAbout(site, email, 2);
  });
}

for (const language of LANGUAGES)
  test(`a home is sent to a friend without JavaScript (${language})`, async ({ page, site }) => {
    await page.goto(site.places.saleProperty[language]);
    await page.getByRole('link', { name: text('mf-detail', language, 'share.friend') }).click();
    const form = page.locator('form').filter({ has: page.locator('[name=friendEmail]') });
    const friend = `vriend.zonder.${language}.${Date.now()}@example.org`;
    await form.locator('[name=friendEmail]').fill(friend);
    await form.locator('[name=name]').fill('Noor De Smet');
    await form.locator('[name=email]').fill('noor@example.org');
    await form.locator('[name=privacy]').check();
    await form.getByRole('button', { name: text('mf-forms', language, 'friend.send') }).click();
    await expect(page).toHaveURL(/\/(bedankt|merci)\/send-to-friend\//);
    const [mail] = await mailsAbout(site, friend, 1);
    expect(mail?.body).toContain(site.places.saleProperty[language]);
  });

test('the search field leads to a list without JavaScript', async ({ page, site }) => {
  await page.goto(site.places.home.nl);
  const box = page.locator('form[role="search"] input[name="q"]');
  await box.fill('garage');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?/);
  await expect(cards(page)).toHaveCount(3);
});

test('menus, languages and the header work without JavaScript', async ({ page, site }) => {
  await page.goto(site.places.contact.nl);
  const services = page.locator('nav.menu details').filter({ has: page.locator('summary', { hasText: 'Diensten' }) });
  await services.locator('summary').click();
  await services.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/nl\/diensten\/.+\/$/);
  await page.locator('.tools .languages a[hreflang="fr"]').click();
  await expect(page).toHaveURL(/\/fr\/services\/.+\/$/);
});

test('an owner logs in and out without JavaScript, after a wrong password first', async ({ page, site, browser }) => {
  const { email, password, propertyIds } = sampleOwner(site);
  // The days are listed after the first view.
  await countVisit(browser, site, propertyIds[0]);
  await page.goto(site.places.login.nl);
  await sendLogin(page, 'nl', email, 'wrong');
  await expect(page.getByRole('alert')).toContainText(text('mf-owner', 'nl', 'login.failed'));
  await expect(page.getByLabel(text('mf-owner', 'nl', 'login.email'))).toHaveValue(email);
  await expect(page.getByLabel(text('mf-owner', 'nl', 'login.password'))).toHaveValue('');
  await sendLogin(page, 'nl', email, password);
  await expect(page).toHaveURL('/nl/eigenaar/');
  await expect(page.locator('#figures-title + dl > div')).toHaveCount(4);
  await page.locator('section details summary').click();
  await expect(page.locator('table tbody tr')).toHaveCount(30);
  await page.getByRole('button', { name: text('mf-owner', 'nl', 'dashboard.logOut') }).click();
  await expect(page).toHaveURL(site.places.login.nl);
});
