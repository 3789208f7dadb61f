import { PDFDocument } from '@cantoo/pdf-lib';
import { visit } from './support/hydration.ts';
import { mailsAbout } from './support/servers/mailbox.ts';
import { expect, test } from './support/site.ts';
import { text } from './support/texts.ts';

const RENTAL = '/nl/downloads/kandidatuur-verhuur/';
const OFFER = '/nl/downloads/vast-bod-op-een-onroerend-goed/';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const nl = (key: string) => text('mf-forms', 'nl', key);

test('an application to rent a home, with a document, reaches the agency', async ({ page, site }) => {
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
  await form.locator('[name=city]').fill('Ath');
  await form.locator('[name=binding]').check();
  await form.locator('[name=privacy]').check();
  await form.getByRole('button', { name: nl('offer.send') }).click();
  await expect(page).toHaveURL(/\/nl\/bedankt\/vast-bod\//);
  const mails = await mailsAbout(site, email, 2);
  expect(mails.find((mail) => mail.replyTo.includes(email))?.body).toMatch(/De verkoop van =?\s*ons appartement/);
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
