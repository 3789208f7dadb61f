import { contactForm } from '../support/forms/contact-form.ts';
import { formMessage } from '../support/forms/form-message.ts';
import { expectSameDocument, mark, visit } from '../support/page/hydration.ts';
import { mailsAbout } from '../support/servers/mailbox.ts';
import { expect, test } from '../support/site.ts';
import { LANGUAGES, type Language, text } from '../support/texts.ts';

const TYPED: Record<Language, string> = { nl: 'aat', fr: 'ath' };

for (const language of LANGUAGES) {
  test(`from home by the search box to a list, a property and a sent contact form (${language})`, async ({
    page,
    site,
  }) => {
    await visit(page, site.places.home[language]);
    await mark(page);

    const box = page.getByRole('combobox');
    await box.click();
    await page.keyboard.type(TYPED[language]);
    const results = page.getByRole('grid', { name: text('mf-listings', language, 'search.results') });
    // Below the heading. The results of its first letters list types above it.
    await expect(results.getByRole('row').nth(1)).toContainText('7800');
    await page.keyboard.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`${site.places.saleList[language]}?city=Ath%7C7800`);
    const cards = page.locator('#main .card');
    await expect(cards).toHaveCount(12);
    const first = cards.first().getByRole('heading').getByRole('link');
    const path = (await first.getAttribute('href')) ?? '';
    await first.click();

    await expect(page).toHaveURL(path);
    const id = path.match(/\/(\d+)\/$/)?.[1] ?? 'none';
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSameDocument(page);

    const { reach, fill, privacy, send } = contactForm(page, language);
    await reach();
    const email = `lien.${language}.${Date.now()}@example.org`;
    const message = 'Is er een kelder? Y a-t-il une cave ? Ça ira, où & quand <vrijdag>.';
    await fill({ firstName: 'Lien', lastName: 'D’Hondt-Lefèvre', email, message });
    await privacy.check();
    await send.click();

    await expect(page).toHaveURL(({ pathname }) => pathname === site.places.feedback[language]);
    const thanks = language === 'nl' ? 'Bedankt' : 'Merci';
    await expect(page.getByRole('heading', { level: 1 })).toContainText(thanks);

    const mails = await mailsAbout(site, email, 2);
    const toAgency = mails.find((mail) => mail.replyTo.includes(email));
    expect(toAgency?.subject).toContain(id);
    expect(toAgency?.body).toContain(message);
    expect(toAgency?.body).toContain('D’Hondt-Lefèvre');
    const toVisitor = mails.find((mail) => mail.to.includes(email));
    expect(toVisitor?.body, 'a form must not carry a text to a stranger').not.toContain('kelder');
    expect(toVisitor?.body).toContain(path);
  });
}

test('a property is found by its reference, and an unknown one is reported', async ({ page, site }) => {
  await visit(page, site.places.home.nl);
  const id = site.places.saleProperty.nl.match(/\/(\d+)\/$/)?.[1] ?? '';
  const box = page.getByRole('combobox');
  await box.pressSequentially(id);
  await page.getByText(text('mf-listings', 'nl', 'search.reference', { id })).click();
  await expect(page).toHaveURL(site.places.saleProperty.nl);

  await visit(page, site.places.home.nl);
  await box.pressSequentially('xyzzy');
  await expect(page.getByText(text('mf-listings', 'nl', 'search.nothing'))).toBeVisible();
  await box.press('Enter');
  await expect(page.getByText(text('mf-listings', 'nl', 'list.unknown.q', { value: 'xyzzy' }))).toBeVisible();
});

test('an invalid form shows an error beside each field and sends nothing', async ({ page, site }) => {
  await visit(page, site.places.contact.fr);
  const { reach, field, fill, send, summary, privacy } = contactForm(page, 'fr');
  await reach();
  await fill({ firstName: 'Zoé', lastName: 'Petit', email: 'zoe', message: 'Bonjour' });
  let posted = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/forms/')) posted += 1;
  });
  await send.click();
  await expect(summary).toContainText(formMessage('fr', 'email.invalid'));
  await expect(summary).toContainText(formMessage('fr', 'privacy.required'));
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  expect(posted).toBe(0);
  await summary.getByRole('link').first().click();
  await expect(field('email')).toBeFocused();
  await fill({ email: 'zoe@example.org' });
  await privacy.check();
  await send.click();
  await expect(page).toHaveURL(/\/fr\/merci\/site-contact\/$/);
  expect(posted).toBe(1);
});

test('a failing api loses no input', async ({ page, site }) => {
  await visit(page, site.places.contact.nl);
  const { reach, field, fill, privacy, send, summary } = contactForm(page, 'nl');
  await reach();
  await page.route('**/api/forms/**', (route) => route.abort());
  await fill({ firstName: 'Lien', lastName: 'Maes', email: 'lien.maes@example.org', message: 'Een lang verhaal' });
  await privacy.check();
  await send.click();
  await expect(summary, 'it tries again by itself first').toContainText(text('mf-forms', 'nl', 'errors.notSent'), {
    timeout: 15_000,
  });
  await expect(field('message')).toHaveValue('Een lang verhaal');
  await page.unroute('**/api/forms/**');
  await send.click();
  await expect(page).toHaveURL(/\/nl\/bedankt\/site-contact\/$/);
});

test('a form whose answer is lost on the way arrives once', async ({ page, site }) => {
  await visit(page, site.places.contact.nl);
  const { reach, fill, privacy, send } = contactForm(page, 'nl');
  await reach();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/forms/**', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 2) return route.continue();
    // The api has stored it; the visitor's connection breaks before the answer comes.
    await route.fetch();
    await route.abort('connectionreset');
  });
  const email = `onderweg.${Date.now()}@example.org`;
  await fill({ firstName: 'Lien', lastName: 'Maes', email, message: 'Komt dit één keer aan?' });
  await privacy.check();
  await send.click();
  await expect(page).toHaveURL(/\/nl\/bedankt\/site-contact\/$/, { timeout: 15_000 });
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  await mailsAbout(site, email, 2);
});

test('on a phone filters, count and order of a list stay in sight, however far it is scrolled', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, site.places.saleList.nl);
  const order = page.getByRole('combobox', { name: text('mf-listings', 'nl', 'filter.sort') });
  await expect(order).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 1500);
  await expect(order).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.sheet-button')).toBeInViewport({ ratio: 1 });
  await order.focus();
  await order.selectOption('price');
  await expect(page).toHaveURL(/sort=price/);
  await expect(order).toBeFocused();
});
