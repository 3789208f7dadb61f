import type { Page } from 'playwright/test';
import type { SiteUnderTest } from '../site.ts';

/** Watches a page from now on; the list holds every address of another origin that it requests. */
export function watchOtherOrigins(page: Page, { url: own }: SiteUnderTest): string[] {
  const others: string[] = [];
  const { origin: ownOrigin } = new URL(own);
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== ownOrigin && protocol !== 'data:') others.push(request.url());
  });
  return others;
}
