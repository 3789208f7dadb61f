import { BROWSER_ARGUMENTS } from '@facade/e2e/browser-arguments';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { logNetwork, type TransferredRequest } from './network-log.ts';
import { observePage, POLL_INTERVAL } from './observe-page.ts';
import { PHONE, slowDown } from './slow-phone.ts';

/**
 * With Playwright's debugger attached, V8 computes the source position of each `Error`. react-dom creates three while it
 * starts, and V8 would parse it a second time: up to 50 ms on the slow phone, which no visitor has. This flag collects
 * positions eagerly.
 */
const PLACES_KNOWN = '--js-flags=--no-enable-lazy-source-positions';

/** The Chromium of the command line (`FACADE_CHROMIUM`), or Playwright's own. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.FACADE_CHROMIUM, args: [...BROWSER_ARGUMENTS, PLACES_KNOWN] });

export interface PageOptions {
  /** Slow 4G and a slow processor. */
  slow?: boolean;
  /** The visitor has answered the consent dialog before. */
  answered?: boolean;
  /** The window of a laptop in place of a phone's. */
  wide?: boolean;
}

const LAPTOP = { viewport: { width: 1440, height: 900 } };

export interface OpenPage {
  page: Page;
  requests: TransferredRequest[];
}

/** Opens an empty page of a first-time visitor, passes it to `use`, and closes it. */
export async function withPage<T>(
  browser: Browser,
  { slow = false, answered = false, wide = false }: PageOptions,
  origin: string,
  use: (opened: OpenPage) => Promise<T>,
): Promise<T> {
  const context: BrowserContext = await browser.newContext(wide ? LAPTOP : PHONE);
  try {
    if (answered) await context.addCookies([{ name: 'consent', value: 'set', url: origin }]);
    const page = await context.newPage();
    await page.addInitScript(observePage, POLL_INTERVAL);
    const session = await context.newCDPSession(page);
    const requests = await logNetwork(session);
    if (slow) await slowDown(session);
    return await use({ page, requests });
  } finally {
    await context.close();
  }
}
