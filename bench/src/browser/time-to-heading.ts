import type { Page } from 'playwright';

declare global {
  interface Window {
    benchNavigation: Promise<number>;
  }
}

/** Timeout for the heading, in milliseconds. */
const TIMEOUT = 20_000;
const REST = 500;

/** A pointer that rests on a link and then clicks; or a finger that taps it without a preceding event. */
export type Pointing = 'click' | 'tap';

/**
 * Clicks or taps the middle of a link in view. Returns the milliseconds until the heading of the next page was painted; rejects
 * on timeout.
 */
export async function timeToHeading(page: Page, link: string, by: Pointing): Promise<number> {
  const box = await page.locator(link).first().boundingBox();
  if (!box) throw new Error(`there is no ${link} to click`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate((timeout) => {
    const before = document.querySelector('h1');
    let started = 0;
    // A tap begins with the touch, and becomes a click when the finger is lifted.
    addEventListener('touchstart', ({ timeStamp }) => (started = timeStamp), { capture: true, once: true });
    window.benchNavigation = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the heading of the next page was never painted')), timeout);
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const observer = new MutationObserver(() => {
            const heading = document.querySelector('h1');
            if (!heading || heading === before) return;
            observer.disconnect();
            requestAnimationFrame(() => afterPaint(() => resolve(performance.now() - (started || timeStamp))));
          });
          observer.observe(document.body, { childList: true, subtree: true });
        },
        { capture: true, once: true },
      );
    });
    /** A message posted in an animation frame is handled after that frame is painted. */
    function afterPaint(work: () => void): void {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = work;
      port2.postMessage(null);
    }
  }, TIMEOUT);
  // Raw events: Playwright's click and tap of a locator query the slowed page before and during the action.
  if (by === 'tap') await page.touchscreen.tap(x, y);
  else {
    await page.mouse.move(x, y);
    await page.waitForTimeout(REST);
    await page.mouse.down();
    await page.mouse.up();
  }
  return page.evaluate(() => window.benchNavigation);
}
