import { expect, type Page } from 'playwright/test';
import { visit } from './hydration.ts';

/** Keeps the first home of a list as a favourite. */
export async function keepFirst(page: Page, list: string): Promise<void> {
  await visit(page, list);
  const heart = page.locator('#main .card .keep').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}
