import { expect, type Locator, type Page } from 'playwright/test';

/** Waits until React has hydrated this element, so that it handles events. */
export async function hydrated(element: Locator, timeout?: number): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))), {
      message: `${element} should be hydrated`,
      intervals: [50, 100],
      timeout,
    })
    .toBe(true);
}

/** Waits until the page's script runs: its header and its heading are hydrated. */
export async function live(page: Page): Promise<void> {
  await expect(page.locator('[data-chrome="header"][data-live]')).toBeAttached();
  await hydrated(page.locator('h1').first());
}

/** Opens a page and waits until it is live. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}

/** Leaves a mark in the document, which disappears when another document is loaded. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { isSameDocument: true }));

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSameDocument' in window), 'the document was loaded anew').toBe(true);
}
