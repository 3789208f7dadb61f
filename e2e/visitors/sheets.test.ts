import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../support/page/accessibility.ts';
import { expectSameDocument, hydrated, mark, visit } from '../support/page/hydration.ts';
import { watchLoading } from '../support/page/loading.ts';
import { overflow } from '../support/page/scroll-through.ts';
import { watchPage } from '../support/page/watch-page.ts';
import { mailsAbout } from '../support/servers/mailbox.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

/** A home of the sample agency with papers to ask for. */
const HOME = '/nl/property/4127/';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const T = (key: string) => text('mf-detail', 'nl', key);
const sheetOf = (page: Page, key: string) => page.getByRole('dialog', { name: T(key) });

/** Opens each of the three; returns the element that gets the focus back on close. */
const SHEETS = {
  'contact.askVisit': async (page: Page): Promise<Locator> => {
    const link = page.locator('aside').getByRole('link', { name: T('contact.askVisit') });
    await hydrated(link);
    await link.click();
    return link;
  },
  'documents.request': async (page: Page): Promise<Locator> => {
    const link = page.locator('#documents').getByRole('link', { name: 'Grondplan' });
    await hydrated(link);
    await link.click();
    return link;
  },
  'share.friend': async (page: Page): Promise<Locator> => {
    const button = page.getByRole('button', { name: T('actions.share') });
    await hydrated(button);
    await button.click();
    await page.getByRole('link', { name: T('share.friend') }).click();
    return button;
  },
};

for (const [name, open] of Object.entries(SHEETS))
  test(`Back closes the sheet "${name}" and stays on the page; what was typed is there again`, async ({ page }) => {
    await visit(page, HOME);
    await mark(page);
    const address = page.url();
    const opener = await open(page);
    const sheet = sheetOf(page, name);
    const email = sheet.locator('[name=email]');
    await hydrated(email);
    await email.fill('noor@example.org');

    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(page.url()).toBe(address);
    await expectSameDocument(page);

    await open(page);
    await expect(email).toHaveValue('noor@example.org');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.reload();
    await open(page);
    await expect(email).toHaveValue('noor@example.org');
  });

test('Escape takes the entry of the sheet with it: one Back leaves the page', async ({ page }) => {
  await visit(page, '/nl/');
  await visit(page, HOME);
  await SHEETS['contact.askVisit'](page);
  const sheet = sheetOf(page, 'contact.askVisit');
  await hydrated(sheet.locator('form'));
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/$/);
});

test('a document is asked for from its sheet; Back from the thanks leads to the home, without the sheet', async ({
  page,
  site,
}) => {
  await visit(page, HOME);
  await SHEETS['documents.request'](page);
  const sheet = sheetOf(page, 'documents.request');
  const form = sheet.locator('form');
  await hydrated(form);
  const box = form.getByRole('checkbox', { name: 'Grondplan' });
  await expect(box).toBeChecked();

  // None ticked: the error is in the sheet, where the summary links to the first box of this form.
  await box.uncheck();
  await form.getByRole('button', { name: text('mf-forms', 'nl', 'documents.send') }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await form.getByRole('alert').getByRole('link').first().click();
  await expect(form.locator('[name=documents]').first()).toBeFocused();

  await box.check();
  const email = `blad.${Date.now()}@example.org`;
  await form.locator('[name=firstName]').fill('Noor');
  await form.locator('[name=lastName]').fill('De Smet');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=privacy]').check();
  await form.getByRole('button', { name: text('mf-forms', 'nl', 'documents.send') }).click();
  await expect(page).toHaveURL(/\/bedankt\/documenten\/\?home=4127/);
  await mailsAbout(site, email, 2);
  await page.goBack();
  await expect(page).toHaveURL(/\/4127\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a project, documents and the way to a friend open as sheets', async ({ page, site }) => {
  await visit(page, site.places.project.nl);
  const address = page.url();
  await SHEETS['share.friend'](page);
  const sheet = sheetOf(page, 'share.friend');
  await hydrated(sheet.locator('form'));
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  const paper = page
    .locator('#documents')
    .getByRole('link', { name: T('documents.ask') })
    .first();
  await hydrated(paper);
  await paper.click();
  await expect(sheetOf(page, 'documents.request').getByRole('checkbox').first()).toBeVisible();
  expect(page.url()).toBe(address);
});

test('no code of a sheet is loaded before one opens; it is accessible and fits a small phone', async ({ page }) => {
  const problems = watchPage(page);
  const loaded = watchLoading(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, HOME);
  await page.locator('#documents').scrollIntoViewIfNeeded();
  await hydrated(page.locator('#documents').getByRole('link').first());
  await loaded();
  const before = scripts.length;
  expect(scripts.filter((url) => /form-sheet|fragment_(documents|send_to_friend|visit)/.test(url))).toEqual([]);
  await SHEETS['documents.request'](page);
  await hydrated(sheetOf(page, 'documents.request').locator('form'));
  expect(scripts.length).toBeGreaterThan(before);
  await loaded();
  expect(await overflow(page), 'overflow').toBe(0);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the same links lead to pages of their own', async ({ page }) => {
    await page.goto(HOME);
    await page.locator('#documents').getByRole('link', { name: 'Grondplan' }).click();
    await expect(page).toHaveURL(/\/nl\/documenten-aanvragen\/4127\/\?document=Grondplan$/);
    await expect(page.getByRole('checkbox', { name: 'Grondplan' })).toBeChecked();
    await page.goto(HOME);
    await page
      .locator('aside')
      .getByRole('link', { name: T('contact.askVisit') })
      .click();
    await expect(page).toHaveURL(/\/nl\/bezoek\/4127\/$/);
  });
});
