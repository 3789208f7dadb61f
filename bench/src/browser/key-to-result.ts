import type { Browser, Page } from 'playwright';
import { percentile } from '../report/percentile.ts';
import { withPage } from './open-page.ts';
import { slowProcessor } from './slow-phone.ts';
import { untilInteractive } from './visit.ts';

declare global {
  interface Window {
    /** Milliseconds from the last key until its results were painted; null until then. */
    benchResult: number | null;
  }
}

/** Texts that are typed one after another, one key at a time. */
const TEXTS = ['brugelette', 'woning ath', 'lessen 3 slaapkamers', 'appartement', '7800 huis'];

/** Milliseconds between two keys: a person who types fast on a phone. */
const PAUSE = 250;

/** Timeout for results in milliseconds: later, the key counts as one without new results. */
const TIMEOUT = 1500;

/** Minimum number of painted results: a key with the same results as before paints nothing. */
const LEAST_PAINTED = 20;

/**
 * The median time from a key in the search box of the home page until its results are painted, in milliseconds, on a processor four
 * times slower. The network is not slowed: the api's answer and the rendering are measured.
 */
export function keyToResult(browser: Browser, origin: string): Promise<number> {
  return withPage(browser, { answered: true }, origin, async ({ page }) => {
    await page.goto(`${origin}/nl/`);
    await untilInteractive(page);
    const box = page.getByRole('combobox').first();
    await box.click();
    await page.getByRole('grid').first().waitFor();
    await slowProcessor(await page.context().newCDPSession(page));
    await page.evaluate(watchKeys);
    const times: number[] = [];
    for (const text of TEXTS) {
      await box.fill('');
      await page.waitForTimeout(2 * PAUSE);
      for (const key of text) {
        const time = await typed(page, key);
        if (time !== null) times.push(time);
      }
    }
    if (times.length < LEAST_PAINTED) throw new Error(`only ${times.length} keys changed what the search panel shows`);
    return percentile(times, 50);
  });
}

/** Types a key as a visitor does. Null if its results change nothing. */
async function typed(page: Page, key: string): Promise<number | null> {
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  await page.waitForTimeout(PAUSE);
  await page.waitForFunction(() => window.benchResult !== null, null, { timeout: TIMEOUT }).catch(() => {});
  return page.evaluate(() => window.benchResult);
}

/** Runs in the page: records when the results of the last key were painted. */
function watchKeys(): void {
  let pressed = 0;
  window.benchResult = null;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
      window.benchResult = null;
    },
    { capture: true },
  );
  const panel = document.querySelector('[role=grid]')?.parentElement;
  if (!panel) throw new Error('the search panel is not open');
  new MutationObserver(() => {
    const key = pressed;
    requestAnimationFrame(() => {
      // A message posted in an animation frame is handled after that frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (key === pressed) window.benchResult ??= performance.now() - key;
      };
      port2.postMessage(null);
    });
  }).observe(panel, { childList: true, subtree: true, characterData: true });
}
