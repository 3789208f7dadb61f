import type { Page } from 'playwright';

declare global {
  interface Window {
    benchNavigation: Promise<number>;
  }
}

/** A heading that takes longer than this does not come, in milliseconds. */
const PATIENCE = 20_000;
const REST = 500;

/** Clicks the middle of a link in view and gives the milliseconds from the click until the heading of the page behind it was painted. Rejects when it never is. */
export async function timeToHeading(page: Page, link: string): Promise<number> {
  const box = await page.locator(link).first().boundingBox();
  if (!box) throw new Error(`there is no ${link} to click`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
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
  // A bare click by a pointer that has come to rest: Playwright's own asks the slowed page questions before and meanwhile.
  await page.mouse.move(x, y);
  await page.waitForTimeout(REST);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => window.benchNavigation);
}
