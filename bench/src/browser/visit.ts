import type { Browser, Page } from 'playwright';
import type { TransferredRequest } from './network-log.ts';
import type { PageNotes } from './observe-page.ts';
import { type PageOptions, withPage } from './open-page.ts';

export interface VisitOptions extends PageOptions {
  /** Whether the page hydrates; a static one does not. */
  alive: boolean;
  /** Scroll to the end and back, as a reader does. */
  scroll?: boolean;
}

export interface Visit extends PageNotes {
  requests: TransferredRequest[];
}

/** Timeout for a page to become interactive, in milliseconds. */
const TIMEOUT = 45_000;
/** Polling in every frame, Playwright's default, would keep the slowed page busy. */
const POLLING = 200;
/** Time for late layout shifts after the last picture, in milliseconds. */
const SETTLE = 500;

/** Opens a page as a first-time visitor and records what happens until it is complete and interactive. */
export function visit(browser: Browser, url: string, options: VisitOptions): Promise<Visit> {
  return withPage(browser, options, url, async ({ page, requests }) => {
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT });
    if (options.alive) await untilInteractive(page);
    await untilPicturesInView(page);
    if (options.scroll) await scrollThrough(page);
    await page.waitForTimeout(SETTLE);
    const notes = await page.evaluate(() => window.benchNotes);
    return { ...notes, requests };
  });
}

/** Rejects with the element that is not hydrated when the page does not become interactive. */
export async function untilInteractive(page: Page): Promise<void> {
  const isAlive = page.waitForFunction(() => window.benchNotes.interactiveAt !== null, null, {
    timeout: TIMEOUT,
    polling: POLLING,
  });
  await isAlive.catch(async () => {
    const { waitsFor } = await page.evaluate(() => window.benchNotes);
    throw new Error(`${page.url()} is not interactive after ${TIMEOUT / 1000} s: ${waitsFor} does not answer`);
  });
}

async function untilPicturesInView(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.images].every((image) => {
        const { top, right, bottom, left, width } = image.getBoundingClientRect();
        const isInView = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return image.complete || !isInView;
      }),
    null,
    { timeout: TIMEOUT, polling: POLLING },
  );
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await pause(120);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await pause(300);
  });
}
