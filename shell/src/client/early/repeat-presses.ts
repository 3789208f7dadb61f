import { isHydrated } from '../../library-insides/react/hydrated-node.ts';
import type { EarlyPresses } from '../../protocol/early-presses.ts';

const PAUSE = 50;

/** A button pressed longer ago than this is not expected to do anything any more, in milliseconds. */
const PATIENCE = 20_000;

let timer: ReturnType<typeof setInterval> | undefined;

/** Repeats each press once its element is hydrated, unless the element has left the page. */
export function repeatPresses(presses: EarlyPresses): void {
  clearInterval(timer);
  timer = setInterval(() => {
    for (const [element, at] of presses) {
      const isDue = element.isConnected && performance.now() - at < PATIENCE;
      if (isDue && !isHydrated(element)) continue;
      presses.delete(element);
      if (isDue) element.click();
    }
    if (presses.size === 0) clearInterval(timer);
  }, PAUSE);
}
