import { expect, type Page, type Request } from 'playwright/test';

/**
 * Watches what a page requests from now on. Returns a function that waits until all of it has arrived and brought about no further
 * request. Playwright's `networkidle` needs half a second of silence besides, which a map on a busy machine may never give.
 */
export function watchLoading(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let requested = 0;
  page.on('request', (request) => {
    // What an earlier document still waited for is not of this one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    pending.add(request);
    requested += 1;
  });
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  return async () => {
    let before = -1;
    const missing = () => {
      const more = requested - before;
      before = requested;
      return more > 0 ? [`${more} new requests`] : [...pending].map((request) => request.url());
    };
    const message = 'all that the page requested has arrived';
    await expect.poll(missing, { message, intervals: [100], timeout: 15_000 }).toEqual([]);
  };
}
