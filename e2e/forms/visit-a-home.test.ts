import { bookVisit, heldVisitPath } from '../support/forms/booked-visit.ts';
import {
  fillVisit,
  formOf,
  formText,
  freeSlots,
  neighbouringSlots,
  radio,
  showSlot,
  someone,
  VISITED_HOME,
} from '../support/forms/visit-form.ts';
import { expectAccessible } from '../support/page/accessibility.ts';
import { hydrated, visit } from '../support/page/hydration.ts';
import { watchLoading } from '../support/page/loading.ts';
import { overflow } from '../support/page/scroll-through.ts';
import { watchPage } from '../support/page/watch-page.ts';
import { calendarMails, type Mail } from '../support/servers/mailbox.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

const sequenceOf = ({ calendar }: Mail) => Number(/^SEQUENCE:(\d+)/m.exec(calendar)?.[1]);
const uidOf = ({ calendar }: Mail) => /^UID:(.+)$/m.exec(calendar)?.[1];

for (const language of ['nl', 'fr'] as const)
  test(`a visit is booked in a sheet, moved and cancelled by its link, in ${language}`, async ({ page, site }) => {
    const person = someone(`Dubois-${language}`);
    await visit(page, `/${language}/property/${VISITED_HOME}/`);
    const before = page.url();
    const ask = page.locator('aside').getByRole('link', { name: text('mf-detail', language, 'contact.askVisit') });
    // Before, it leads to the page of the form.
    await hydrated(ask);
    await ask.click();
    const sheet = page.getByRole('dialog', { name: text('mf-detail', language, 'contact.askVisit') });
    const form = sheet.locator('form');
    await hydrated(form);
    expect(page.url()).toBe(before);

    // Nothing chosen: an error beside the times, and the focus is on the summary.
    await form.getByRole('button', { name: formText(language, 'visit.send') }).click();
    await expect(form.getByRole('alert')).toBeFocused();

    const [first, second] = await neighbouringSlots(page);
    await showSlot(page, language, second);
    await radio(page, second).press('Space');
    await page.keyboard.press('ArrowLeft');
    await expect(radio(page, first)).toBeChecked();
    await fillVisit(page, person);
    await form.getByRole('button', { name: formText(language, 'visit.send') }).click();
    // An unknown mailbox holds the time; only the link of its mail books it.
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(formText(language, 'appointment.title.held'));
    const confirm = page.getByRole('button', { name: formText(language, 'appointment.confirmNow') });
    await expect(confirm).toHaveCount(0);
    expect(await freeSlots(page)).not.toContain(first);
    await page.goto(await heldVisitPath(site, person.email));
    await confirm.click();
    await expect(title).toHaveText(formText(language, 'appointment.title.booked'));

    const [booked] = await calendarMails(site, person.email, 1);
    expect(booked?.calendar).toContain('METHOD:REQUEST');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: formText(language, 'appointment.calendar') }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('visit.ics');

    await showSlot(page, language, second);
    await radio(page, second).check({ force: true });
    await page.getByRole('button', { name: formText(language, 'appointment.moveHere') }).click();
    await expect(page.getByRole('status').filter({ hasText: formText(language, 'appointment.moved') })).toBeVisible();
    expect(await freeSlots(page)).toContain(first);
    expect(await freeSlots(page)).not.toContain(second);

    await page.getByText(formText(language, 'appointment.cancelNow'), { exact: true }).click();
    await page.getByRole('button', { name: formText(language, 'appointment.cancelSure') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formText(language, 'appointment.title.cancelled'));
    await expect(page.getByText(formText(language, 'appointment.cancelled'))).toBeInViewport();
    await expect(page.getByRole('link', { name: formText(language, 'appointment.again') })).toBeVisible();
    expect(await freeSlots(page)).toEqual(expect.arrayContaining([first, second]));
    const mails = await calendarMails(site, person.email, 3);
    expect(new Set(mails.map(uidOf)).size).toBe(1);
    expect(mails.map(sequenceOf).sort()).toEqual([1, 2, 3]);
    expect(mails.filter(({ calendar }) => calendar.includes('METHOD:CANCEL'))).toHaveLength(1);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the same on pages of their own', async ({ page, site }) => {
    const person = someone('Lambert');
    await page.goto(`/fr/property/${VISITED_HOME}/`);
    await page
      .locator('aside')
      .getByRole('link', { name: text('mf-detail', 'fr', 'contact.askVisit') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formText('fr', 'visit.title'));
    const [first, second] = await freeSlots(page);

    // Every week is shown, and the input is returned.
    const slots = await freeSlots(page);
    await expect(radio(page, slots.at(-1))).toBeEnabled();
    await radio(page, first).check({ force: true });
    await formOf(page).locator('[name="firstName"]').fill('Marie');
    await formOf(page)
      .getByRole('button', { name: formText('fr', 'visit.send') })
      .click();
    await expect(formOf(page).getByRole('alert')).toBeVisible();
    await expect(radio(page, first)).toBeChecked();
    await fillVisit(page, person);
    await formOf(page)
      .getByRole('button', { name: formText('fr', 'visit.send') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formText('fr', 'appointment.title.held'));

    await page.goto(await heldVisitPath(site, person.email));
    await page.getByRole('button', { name: formText('fr', 'appointment.confirmNow') }).click();
    await radio(page, second).check({ force: true });
    await page.getByRole('button', { name: formText('fr', 'appointment.moveHere') }).click();
    await expect.poll(() => freeSlots(page)).toContain(first);
    expect(await freeSlots(page)).not.toContain(second);
    await page.getByText(formText('fr', 'appointment.cancelNow'), { exact: true }).click();
    await page.getByRole('button', { name: formText('fr', 'appointment.cancelSure') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formText('fr', 'appointment.title.cancelled'));
    expect(await freeSlots(page)).toContain(second);
    await calendarMails(site, person.email, 3);
  });
});

test('a time booked by someone else in the meantime gives an error beside the times, and disappears', async ({
  page,
  site,
}) => {
  await visit(page, `/nl/bezoek/${VISITED_HOME}/`);
  await hydrated(formOf(page));
  const [wanted] = await freeSlots(page);
  await radio(page, wanted).check({ force: true });
  await fillVisit(page, someone('Peeters'));
  const token = await bookVisit(page.request, site, { ...someone('Maes'), propertyId: VISITED_HOME, slot: wanted });
  await formOf(page)
    .getByRole('button', { name: formText('nl', 'visit.send') })
    .click();
  await expect(formOf(page).getByRole('alert')).toContainText('net door iemand anders geboekt');
  await expect(radio(page, wanted)).toHaveCount(0);
  await page.request.post(`/api/appointments/${token}`, { data: { action: 'cancel' } });
});

test('no console message, no overflow, accessible: the sheet, the page, a held and a booked visit', async ({
  page,
  site,
}) => {
  // Axe on six pages takes long on a busy machine.
  test.slow();
  const problems = watchPage(page);
  const loaded = watchLoading(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectEasy = async () => {
    await loaded();
    expect(await overflow(page), 'overflow').toBe(0);
    await expectAccessible(page);
  };
  await visit(page, `/nl/property/${VISITED_HOME}/`);
  await page
    .locator('.bar')
    .getByRole('link', { name: text('mf-detail', 'nl', 'contact.askVisit') })
    .click();
  const sheet = page.getByRole('dialog', { name: text('mf-detail', 'nl', 'contact.askVisit') });
  await hydrated(sheet.locator('form'));
  await expectEasy();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await visit(page, `/fr/visite/${VISITED_HOME}/`);
  await hydrated(formOf(page));
  await expectEasy();

  const [slot] = await freeSlots(page);
  const data = { ...someone('Simon'), propertyId: VISITED_HOME, slot, privacy: true, language: 'fr' };
  const { next } = await (await page.request.post('/api/forms/visit', { data })).json();
  const held = await heldVisitPath(site, data.email);
  for (const path of [next, held]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(formText('fr', 'appointment.title.held'));
    await expectEasy();
  }
  const token = held.split('/').at(-2) ?? '';
  await page.request.post(`/api/appointments/${token}`, { data: { action: 'confirm' } });
  for (const path of [`/fr/merci/visite-reservee/?home=${VISITED_HOME}&appointment=${token}`, held]) {
    await visit(page, path);
    await expect(page.getByRole('link', { name: formText('fr', 'appointment.calendar') })).toBeVisible();
    await expectEasy();
  }
  await page.request.post(`/api/appointments/${token}`, { data: { action: 'cancel' } });
  expect(problems).toEqual([]);
});

test('a booked visit is private: its page is not cached and not indexed', async ({ page, site }) => {
  const [slot] = await freeSlots(page);
  const token = await bookVisit(page.request, site, { ...someone('Jacobs'), propertyId: VISITED_HOME, slot });
  const answer = await page.request.get(`/nl/afspraak/${token}/`);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect((await page.request.get(`/nl/afspraak/${token.slice(0, -2)}AA/`)).status()).toBe(404);
  expect((await page.request.get('/nl/bezoek/999999/')).status()).toBe(404);
  await page.request.post(`/api/appointments/${token}`, { data: { action: 'cancel' } });
});
