import type { Page } from 'playwright/test';
import { contactForm } from '../support/forms/contact-form.ts';
import { expectAccessible } from '../support/page/accessibility.ts';
import { hydrated, visit } from '../support/page/hydration.ts';
import { expect, type SiteUnderTest } from '../support/site.ts';
import { sendLogin } from '../support/tabs/log-in.ts';
import { LANGUAGES, type Language, text } from '../support/texts.ts';
import { test } from './still-page.ts';
import { looksOf } from './widths.ts';

// A busy machine takes long to lay out a whole page for axe.
test.describe.configure({ mode: 'parallel', timeout: 90_000 });

interface State {
  /** Opens it and waits until it is shown. */
  open(page: Page, language: Language, places: SiteUnderTest['places']): Promise<void>;
  /** Widths at which it exists. */
  at?: (width: number) => boolean;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /./ });

/** Below this the header has its drawer, and a list its sheet; in pixels. */
const WIDE = 960;

/** What a visitor opens over or within a page. */
const STATES: Record<string, State> = {
  'the drawer of the header': {
    at: (width) => width < WIDE,
    async open(page, language, places) {
      await visit(page, places.services[language]);
      await page.locator('details.drawer > summary').click();
      await expect(page.locator('details.drawer .panel')).toBeVisible();
    },
  },
  'an open menu': {
    at: (width) => width >= WIDE,
    async open(page, language, places) {
      await visit(page, places.contact[language]);
      const menu = page.locator('nav.menu details').first();
      await menu.locator('summary').click();
      await expect(menu.getByRole('link').first()).toBeVisible();
    },
  },
  'the header after scrolling': {
    async open(page, language, places) {
      await visit(page, places.home[language]);
      await page.evaluate(() => scrollTo({ top: innerHeight * 1.5, behavior: 'instant' }));
      await expect(page.locator('[data-chrome="header"][data-scrolled]')).toBeAttached();
    },
  },
  'the results of the search box': {
    async open(page, language, places) {
      await visit(page, places.home[language]);
      const box = page.getByRole('combobox');
      await box.pressSequentially('ath');
      await expect(page.getByRole('grid')).toBeVisible();
      await box.press('ArrowDown');
    },
  },
  'the types of the search box': {
    async open(page, language, places) {
      await visit(page, places.home[language]);
      await page.getByRole('combobox').focus();
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
  'a panel of filters': {
    at: (width) => width >= WIDE,
    async open(page, language, places) {
      await visit(page, places.saleList[language]);
      const panel = page.locator('details[data-name="type"]');
      await panel.locator('summary').click();
      await expect(panel.getByRole('checkbox').first()).toBeVisible();
    },
  },
  'the filters of a phone': {
    at: (width) => width < WIDE,
    async open(page, language, places) {
      await visit(page, places.saleList[language]);
      const button = page.locator('.sheet-button');
      await hydrated(button);
      await button.click();
      const sheet = page.getByRole('dialog', { name: text('mf-listings', language, 'filter.all') });
      await expect(sheet.getByRole('searchbox')).toBeVisible();
    },
  },
  'the lightbox': {
    async open(page, language, places) {
      await visit(page, places.saleProperty[language]);
      const first = page.locator('#main article ul li a').first();
      await hydrated(first);
      await first.click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  'the sheet that books a visit': {
    async open(page, language, places) {
      await visit(page, places.saleProperty[language]);
      const link = page
        .locator('aside')
        .getByRole('link', { name: text('mf-detail', language, 'contact.askVisit') })
        .first();
      await hydrated(link);
      await link.click();
      await hydrated(dialog(page).locator('form'));
    },
  },
  'the panel that shares a home': {
    async open(page, language, places) {
      await visit(page, places.saleProperty[language]);
      const button = page.getByRole('button', { name: text('mf-detail', language, 'actions.share') });
      await hydrated(button);
      await button.click();
      await expect(page.getByRole('group', { name: text('mf-detail', language, 'share.title') })).toBeVisible();
    },
  },
  'the sheet that sends a home to a friend': {
    async open(page, language, places) {
      await STATES['the panel that shares a home']?.open(page, language, places);
      await page.getByRole('link', { name: text('mf-detail', language, 'share.friend') }).click();
      await hydrated(dialog(page).locator('[name=email]'));
    },
  },
  'a form full of errors': {
    async open(page, language, places) {
      await visit(page, places.rentProperty[language]);
      const { reach, send, summary } = contactForm(page, language);
      await reach();
      await send.click();
      await expect(summary).toBeVisible();
    },
  },
  'a login that failed': {
    async open(page, language, places) {
      await visit(page, places.login[language]);
      await sendLogin(page, language, 'nobody@example.org', 'not-the-password');
      await expect(page.getByRole('alert')).toContainText(text('mf-owner', language, 'login.failed'));
    },
  },
};

for (const [turn, [name, { open, at }]] of Object.entries(STATES).entries())
  for (const { language, size } of looksOf(turn, LANGUAGES, at))
    test(`accessible with ${name} open in ${language} at ${size.width}`, async ({ stillPage, site }) => {
      await stillPage.setViewportSize(size);
      await open(stillPage, language, site.places);
      await expectAccessible(stillPage);
    });
