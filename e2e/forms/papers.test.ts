import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { live, visit } from '../support/page/hydration.ts';
import { mailsAbout } from '../support/servers/mailbox.ts';
import { expect, SAMPLE_MANAGER, test } from '../support/site.ts';
import { sendLogin } from '../support/tabs/log-in.ts';
import { text } from '../support/texts.ts';

const RENTAL = '/nl/downloads/kandidatuur-verhuur/';
const OFFER = '/nl/downloads/vast-bod-op-een-onroerend-goed/';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const nl = (key: string) => text('mf-forms', 'nl', key);

test('an application to rent a home, with a document, reaches the agency', async ({ page, site }) => {
  // Also creates an account of the agency.
  test.slow();
  const email = `huurder.${Date.now()}@example.org`;
  const [, id = ''] = /(\d+)\/$/.exec(site.places.rentProperty.nl) ?? [];
  await visit(page, `${RENTAL}?home=${id}`);
  const form = page.locator('form', { has: page.locator('[name=form][value=rental-application]') });
  await form.scrollIntoViewIfNeeded();
  await expect(form.locator('.terms')).toContainText(/maanden huur/);
  await form.locator('[name=persons]').fill('2');
  await form.locator('[name=children]').fill('0');
  await form.locator('[name=income]').fill('2.400');
  await form.locator('[name=startDate]').fill(inDays(30));
  await form.locator('[name=documents][value=payslips]').check();
  await form.locator('[name=firstName]').fill('Noor');
  await form.locator('[name=lastName]').fill('De Smet');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill('0470 12 34 56');
  const files = form.locator('input[type=file]');
  await files.setInputFiles({ name: 'virus.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
  await expect(form.getByRole('alert')).toContainText('geen PDF, JPG, PNG of HEIC');
  await files.setInputFiles({ name: 'loonfiche.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await expect(form.locator('[type=hidden][name=uploads]')).toHaveCount(1);
  await form.locator('[name=privacy]').check();
  await form.getByRole('button', { name: nl('rental.send') }).click();
  await expect(page).toHaveURL(/\/nl\/bedankt\/kandidatuur-verhuur\//);
  const mails = await mailsAbout(site, email, 2);
  const toAgency = mails.find((mail) => mail.replyTo.includes(email));
  expect(toAgency?.body).toMatch(/loonfiche\. ?pdf/);
  // The form itself goes with it, filled in.
  expect(toAgency?.attachments).toEqual(['application/pdf']);

  await page.goto('/nl/agency/aanmelden/');
  await live(page);
  await sendLogin(page, 'nl', SAMPLE_MANAGER.email, SAMPLE_MANAGER.password);
  await expect(
    page.getByRole('heading', { level: 1, name: text('mf-owner', 'nl', 'agency.inbox.title') }),
  ).toBeVisible();
  await visit(page, `/nl/agency/?box=all&q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: 'Noor De Smet' }).first().click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: text('mf-owner', 'nl', 'agency.files.paper') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Kandidatuur voor een huurwoning - De Smet Noor.pdf');
  const pdf = await PDFDocument.load(await readFile(await download.path()));
  expect(pdf.getForm().getTextField('income').getText()).toBe('2.400');
  expect(pdf.getForm().getTextField('email').getText()).toBe(email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an application is sent with its documents; a refused one keeps all input', async ({ page, site }) => {
    const email = `huurder.zonder.${Date.now()}@example.org`;
    await page.goto(RENTAL);
    const form = page.locator('form', { has: page.locator('[name=form][value=rental-application]') });
    const send = () => form.getByRole('button', { name: nl('rental.send') }).click();
    const fields = { home: 'Rue Haute 5, Ath', persons: '2', children: '0', income: '2.400', startDate: inDays(30) };
    const person = { firstName: 'Noor', lastName: 'De Smet', email, phone: '0470 12 34 56' };
    for (const [name, value] of Object.entries({ ...fields, ...person }))
      await form.locator(`[name=${name}]`).fill(value);
    await form.locator('[name=privacy]').check();
    const files = form.locator('input[type=file]');
    const paper = { name: 'loonfiche.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
    await files.setInputFiles([paper, { name: 'virus.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') }]);
    await send();
    await expect(form.getByRole('alert').first()).toContainText('virus.exe: Dit bestand is geen PDF');
    for (const [name, value] of Object.entries(fields)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
    await expect(form.locator('[name=privacy]')).toBeChecked();
    await expect(form.getByRole('checkbox', { name: 'Bestand 1, al verstuurd' })).toBeChecked();

    await files.setInputFiles({ ...paper, name: 'huur.pdf' });
    await send();
    await expect(page).toHaveURL(/\/nl\/bedankt\/kandidatuur-verhuur\//);
    const mails = await mailsAbout(site, email, 2);
    const toAgency = mails.find((mail) => mail.replyTo.includes(email));
    expect(toAgency?.body).toMatch(/loonfiche\. ?pdf/);
    expect(toAgency?.body).toMatch(/huur\. ?pdf/);
  });

  test('an offer names the home and its price first, and is looked at before it is sent', async ({ page }) => {
    await page.goto('/nl/property/4127/');
    await page.getByRole('link', { name: text('mf-detail', 'nl', 'toPaper.sale') }).click();
    await expect(page).toHaveURL(/home=4127#purchase-offer$/);
    await expect(page.locator('form .home b')).toContainText(/Vraagprijs.*€/);
    await expect(page.locator('form .home')).toBeInViewport();
    const form = page.locator('form', { has: page.locator('[name=form][value=purchase-offer]') });
    const next = () => form.getByRole('button', { name: nl('steps.next') }).click();
    await next();
    await expect(form.getByRole('alert').first()).toContainText('Kies of uw bod van iets afhangt');
    const offer = { price: '199.999', validUntil: inDays(10), firstName: 'Noor', lastName: 'De Smet' };
    const buyer = { email: `koper.zonder.${Date.now()}@example.org`, phone: '0470 12 34 56' };
    const place = { address: 'Rue Basse 1', zip: '7800', city: 'Ath' };
    for (const [name, value] of Object.entries({ ...offer, ...buyer, ...place }))
      await form.locator(`[name=${name}]`).fill(value);
    await form.locator('[name=condition][value=none]').check();
    await next();
    await expect(form.locator('dl')).toContainText(/199\.999.*Rue Basse 1, 7800 Ath/);
    await form.locator('[name=binding]').check();
    await form.locator('[name=privacy]').check();
    await form.getByRole('button', { name: nl('offer.send') }).click();
    await expect(page).toHaveURL(/\/nl\/bedankt\/vast-bod\//);
    await expect(page.getByRole('main')).toContainText('199.999');
  });
});

test('an offer says what it is, shows the advance, and reaches the agency', async ({ page, site }) => {
  const email = `koper.${Date.now()}@example.org`;
  await visit(page, OFFER);
  const form = page.locator('form', { has: page.locator('[name=form][value=purchase-offer]') });
  await form.scrollIntoViewIfNeeded();
  await expect(form).toContainText(nl('offer.what'));
  await form.locator('[name=home]').fill('Rue Haute 12, Ath');
  await form.locator('[name=price]').fill('199.999');
  await expect(form).toContainText('19.999,90');
  await expect(form.locator('[name=conditionText]')).toBeHidden();
  await form.locator('[name=condition][value=own]').check();
  await form.locator('[name=conditionText]').fill('De verkoop van ons appartement');
  await form.locator('[name=validUntil]').fill(inDays(10));
  await form.locator('[name=firstName]').fill('Noor');
  await form.locator('[name=lastName]').fill('De Smet');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill('0470 12 34 56');
  await form.locator('[name=address]').fill('Rue Basse 1');
  await form.locator('[name=zip]').fill('7800');
  // It completes the town, which comes between the selection and the text of a field that is filled at once.
  await expect(form.locator('[name=city]')).toHaveValue('Aat');
  await form.locator('[name=city]').fill('Ath');
  await form.getByRole('button', { name: nl('steps.next') }).click();
  await expect(form.getByRole('heading', { name: nl('offer.steps.review.title') })).toBeFocused();
  await expect(form.locator('dl')).toContainText(/199\.999.*De verkoop van ons appartement.*Rue Basse 1, 7800 Ath/);
  await form.locator('[name=binding]').check();
  await form.locator('[name=privacy]').check();
  await form.getByRole('button', { name: nl('offer.send') }).click();
  await expect(page).toHaveURL(/\/nl\/bedankt\/vast-bod\//);
  await expect(page.getByRole('main')).toContainText('199.999');
  const mails = await mailsAbout(site, email, 2);
  expect(mails.find((mail) => mail.replyTo.includes(email))?.body).toMatch(/De verkoop van =?\s*ons appartement/);
  // Both sides have the offer itself.
  expect(mails.map(({ attachments }) => attachments)).toEqual([['application/pdf'], ['application/pdf']]);
});

for (const [paper, language] of [
  ['rental-application', 'nl'],
  ['purchase-offer', 'fr'],
] as const)
  test(`the paper ${paper} is a PDF to fill in (${language})`, async ({ request }) => {
    const answer = await request.get(`/api/papers/${paper}.pdf?lang=${language}`);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const pdf = await PDFDocument.load(await answer.body());
    expect(pdf.getForm().getFields().length).toBeGreaterThan(15);
    expect(pdf.getTitle()).not.toBe('');
  });
