import type { Page } from 'playwright';

declare global {
  interface Window {
    benchNavigation: Promise<number>;
  }
}

/** A heading that takes longer than this does not come, in milliseconds. */
const PATIENCE = 20_000;

/** Follows a link and gives the milliseconds from the click until the heading of the page behind it was painted. Rejects when it never is. */
export async function timeToHeading(page: Page, link: string): Promise<number> {
  await page.evaluate((patience) => {
    const before = document.querySelector('h1');
    window.benchNavigation = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the heading of the next page was never painted')), patience);
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const observer = new MutationObserver(() => {
            const heading = document.querySelector('h1');
            if (!heading || heading === before) return;
            observer.disconnect();
            requestAnimationFrame(() => afterPaint(() => resolve(performance.now() - timeStamp)));
          });
          observer.observe(document.body, { childList: true, subtree: true });
        },
        { capture: true, once: true },
      );
    });
    /** A message posted in an animation frame is handled once that frame is painted. */
    function afterPaint(work: () => void): void {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = work;
      port2.postMessage(null);
    }
  }, PATIENCE);
  await page.locator(link).first().click();
  return page.evaluate(() => window.benchNavigation);
}
