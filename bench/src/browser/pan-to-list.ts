import type { Browser, Page } from 'playwright';
import { median } from '../report/median.ts';
import { withPage } from './open-page.ts';
import { slowProcessor } from './slow-phone.ts';
import { untilInteractive } from './visit.ts';

declare global {
  interface Window {
    /** Milliseconds from the release of the map until its list was painted; null until then. */
    benchFollowed: number | null;
  }
}

/** Pixels of each pan, one after another: never back to a part that was shown before. */
const PANS = [
  [120, 0],
  [0, 90],
  [-60, 30],
  [-120, -20],
  [30, -110],
  [90, 40],
] as const;

/** Timeout in milliseconds of one pan: later, it counts as one that shows the same homes. */
const TIMEOUT = 2000;

/** Minimum number of pans that change the list. */
const LEAST_CHANGED = 4;

/**
 * The median time from the end of a pan of the map until the list that follows it is painted, in milliseconds, on a processor four times
 * slower. The network is not slowed: the pause of the map, the api's answer and the rendering are measured.
 */
export function panToList(browser: Browser, origin: string, path: string): Promise<number> {
  return withPage(browser, { answered: true, wide: true }, origin, async ({ page }) => {
    await page.goto(origin + path);
    await untilInteractive(page);
    const frame = page.locator('iframe[src^="/map-frame/"]');
    await frame.contentFrame().getByRole('listitem').first().waitFor();
    await page.locator('.map .follow').waitFor();
    // Nearer, each pan shows other homes.
    for (let step = 0; step < 2; step += 1) {
      await frame.contentFrame().locator('[data-zoom="1"]').click();
      await page.waitForTimeout(1000);
    }
    await slowProcessor(await page.context().newCDPSession(page));
    await page.evaluate(watchMap);
    const times: number[] = [];
    for (const pan of PANS) {
      const time = await panned(page, frame, pan);
      if (time !== null) times.push(time);
    }
    if (times.length < LEAST_CHANGED) throw new Error(`only ${times.length} pans changed the list`);
    return median(times);
  });
}

async function panned(
  page: Page,
  frame: ReturnType<Page['locator']>,
  [right, down]: readonly [number, number],
): Promise<number | null> {
  const { x, y, width, height } = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top] = [x + width * 0.8, y + height * 0.75];
  await page.evaluate(() => {
    window.benchFollowed = null;
  });
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + right, top + down, { steps: 6 });
  // A map that is let go of in motion glides on.
  await page.waitForTimeout(150);
  await page.mouse.up();
  await page.waitForFunction(() => window.benchFollowed !== null, null, { timeout: TIMEOUT }).catch(() => {});
  const time = await page.evaluate(() => window.benchFollowed);
  await page.waitForTimeout(600);
  return time;
}

/** Runs in the page: records when the list of the last pan was painted. */
function watchMap(): void {
  let released = 0;
  const frame = document.querySelector<HTMLIFrameElement>('iframe[src^="/map-frame/"]')?.contentWindow;
  const list = document.querySelector('.results');
  if (!frame || !list) throw new Error('there is no map beside the list');
  const release = () => {
    released = performance.now();
  };
  frame.addEventListener('pointerup', release, { capture: true });
  new MutationObserver(() => {
    const end = released;
    requestAnimationFrame(() => {
      // A message posted in an animation frame is handled after that frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.benchFollowed ??= performance.now() - end;
      };
      port2.postMessage(null);
    });
  }).observe(list, { childList: true, subtree: true, characterData: true });
}
