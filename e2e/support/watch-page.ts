import type { Page } from 'playwright/test';

/** Watches a page from now on; the list holds whatever went wrong in it, in words. */
export function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The document itself answering 404 or 503 is what some pages are about, and the browser says so.
    if (message.text().startsWith('Failed to load resource') && message.location().url === page.url()) return;
    problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Given up by the page itself, mostly because the visitor went on before a prefetch was done.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}
