import type { Locator, Page } from 'playwright/test';

/** Heading of the property or project that is shown: by its role, for the next page may be rendered ahead, hidden, under the pointer. */
export const detailHeading = (page: Page): Locator =>
  page.locator('#main [data-section="mf-detail"]').getByRole('heading', { level: 1 });
