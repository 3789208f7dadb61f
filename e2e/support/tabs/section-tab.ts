import { expect, type Page } from 'playwright/test';
import { expectSameDocument, hydrated, mark, visit } from '../page/hydration.ts';
import type { SectionNeeds } from '../section-needs.ts';
import type { SiteUnderTest } from '../site.ts';
import { type Language, text } from '../texts.ts';

/** Maximum milliseconds that a visitor waits for a failing section. */
export const LIMIT = 4000;

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
 * A click leads to a page of the section that failed: a notice in the visitor's language, within a page that works. Returns how
 * long it took.
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

/** Follows a link, as a page may hold anywhere, until the page has this heading (or another than now), in milliseconds. */
export function followUntil(page: Page, path: string, heading: string | null): Promise<number> {
  return page.evaluate(
    ([href, wanted]) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const read = () => document.querySelector('#main h1')?.textContent;
        const before = read();
        const look = () => {
          const found = read();
          if (!found || (wanted ? found !== wanted : found === before)) return;
          observer.disconnect();
          resolve(performance.now() - started);
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        const link = document.createElement('a');
        link.href = href ?? '';
        document.querySelector('footer')?.append(link);
        link.click();
        link.remove();
      }),
    [path, heading] as const,
  );
}
