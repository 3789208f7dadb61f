import { expect, type Page } from 'playwright/test';
import { expectSameDocument, hydrated } from '../page/hydration.ts';
import { text } from '../texts.ts';
import { expectToldOf, followUntil, LIMIT, openTab, type SectionTab, type TabOptions } from './section-tab.ts';

const card = (page: Page) => page.locator('[data-consent-card]');

/**
 * A visitor without a consent choice, while mf-consent fails: every page works normally.
 * Returns how long the next page took.
 */
export async function expectUnasked(
  page: Page,
  options: TabOptions,
  reason: RegExp,
): Promise<{ tab: SectionTab; waited: number }> {
  const tab = await openTab(page, options);
  await expectToldOf(tab, 'mf-consent', reason);
  const waited = await followUntil(page, options.places.contact[options.language], 'Contact');
  expect(waited, 'the next page').toBeLessThan(LIMIT);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return { tab, waited };
}

/** The dialog appears automatically, is hydrated, and closes when answered. */
export async function expectAsked({ page }: SectionTab, { language }: TabOptions): Promise<void> {
  const agree = card(page).getByRole('button', { name: text('mf-consent', language, 'agree'), exact: true });
  await expect(agree).toBeVisible({ timeout: 20_000 });
  await hydrated(agree, 20_000);
  await agree.click();
  await expect(card(page)).toBeHidden();
  await expectSameDocument(page);
}
