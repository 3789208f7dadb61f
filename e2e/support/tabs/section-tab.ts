import { expect, type Page } from 'playwright/test';
import { expectSameDocument, hydrated, mark, visit } from '../page/hydration.ts';
import type { SectionNeeds } from '../section-needs.ts';
import type { SiteUnderTest } from '../site.ts';
import { type Language, text } from '../texts.ts';

/** Maximum milliseconds that a visitor waits for a failing section. */
export const LIMIT = 5000;

export interface SectionTab {
  page: Page;
  /** Errors of the console, in words. */
  console: string[];
}

export interface TabOptions {
  language: Language;
  /** Origin of the site. */
  url: string;
  places: SiteUnderTest['places'];
}

/** The section whose page is visited. */
export interface SectionOptions extends TabOptions {
  needs: SectionNeeds;
}

/** A tab on a hydrated page of the shell itself, whatever is wrong with a section. */
export async function openTab(page: Page, { language, url, places }: TabOptions): Promise<SectionTab> {
  const console: string[] = [];
  page.on('console', (message) => message.type() === 'error' && console.push(message.text()));
  await visit(page, url + places.services[language]);
  await mark(page);
  return { page, console };
}

/**
 * A click leads to a page of the section that failed on the server too: a notice in the visitor's language, within a page that
 * works. Returns how long it took.
 */
export async function expectNotice({ page }: SectionTab, { needs, language, places }: SectionOptions): Promise<number> {
  const { section } = needs;
  const path = places[needs.needs[0] ?? 'home'][language];
  const waited = await followUntil(page, path, text('shell', language, 'unavailable.title'));
  expect(waited, `the notice in place of ${section}`).toBeLessThan(LIMIT);
  await expect(page.locator('#main')).toContainText(text('shell', language, `unavailable.${section}`));
  await expect(page).toHaveURL(new RegExp(`${path.replaceAll(/[.?|]/g, '.')}$`));
  await expect(page.getByRole('banner').locator('nav.menu')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await mark(page);
  return waited;
}

/**
 * A click leads to a page of a section whose files the browser cannot get: the server renders it, and it can be read. Returns how
 * long it took.
 */
export async function expectServed({ page }: SectionTab, { needs, language, places }: SectionOptions): Promise<number> {
  const waited = await followUntil(page, places[needs.needs[0] ?? 'home'][language], null);
  expect(waited, `the page of ${needs.section}`).toBeLessThan(LIMIT);
  await expect(page.locator(`#main [data-section="${needs.section}"] h1`)).toBeVisible();
  await expect(page.locator('#main')).not.toContainText(text('shell', language, 'unavailable.title'));
  await mark(page);
  return waited;
}

/**
 * The section's page appears automatically and hydrated, in the same document; from there the visitor goes on to a page of the
 * shell itself.
 */
export async function expectPage({ page }: SectionTab, { needs, language, places }: SectionOptions): Promise<void> {
  const title = text('shell', language, 'unavailable.title');
  const heading = page.locator(`#main [data-section="${needs.section}"] h1`).filter({ hasNotText: title });
  await expect(heading).toBeVisible({ timeout: 20_000 });
  await hydrated(heading);
  await followUntil(page, places.services[language], null);
  await expectSameDocument(page);
}

/** The browser's console says which section failed, and why. */
export async function expectToldOf({ console }: SectionTab, section: string, reason: RegExp): Promise<void> {
  await expect
    .poll(() => console, { message: `the console names ${section}` })
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining(`[facade] section ${section} failed: `),
        expect.stringMatching(reason),
      ]),
    );
}

/**
 * Follows a link, as a page may hold anywhere, until the page has this heading (or another than now), in milliseconds. The page
 * may be rendered in the document or loaded as a new one.
 */
export async function followUntil(page: Page, path: string, heading: string | null): Promise<number> {
  const shown = page.locator('#main h1').first();
  const before = (await shown.textContent()) ?? '';
  const started = Date.now();
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('footer')?.append(link);
    link.click();
    link.remove();
  }, path);
  const timeout = 2 * LIMIT;
  await (heading ? expect(shown).toHaveText(heading, { timeout }) : expect(shown).not.toHaveText(before, { timeout }));
  return Date.now() - started;
}
