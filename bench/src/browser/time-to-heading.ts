import type { Page } from 'playwright';

declare global {
  interface Window {
    benchNavigation: Promise<number>;
  }
}

/** Follows a link and gives the milliseconds from the click until the heading of the page behind it was painted. */
export async function timeToHeading(page: Page, link: string): Promise<number> {
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    window.benchNavigation = new Promise((resolve) => {
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
  });
  await page.locator(link).first().click();
  return page.evaluate(() => window.benchNavigation);
}
