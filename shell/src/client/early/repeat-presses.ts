import { isHydrated } from '../../library-insides/react/hydrated-node.ts';
import type { EarlyPresses } from '../../protocol/early-presses.ts';
import { enter } from './enter.ts';

const PAUSE = 50;

/** A button pressed longer ago than this is not expected to do anything any more, in milliseconds. A choice in a list stays in sight. */
const PATIENCE = 20_000;

let timer: ReturnType<typeof setInterval> | undefined;

/** Repeats each press once its element is hydrated, unless the element has left the page. */
export function repeatPresses(presses: EarlyPresses): void {
  clearInterval(timer);
  timer = setInterval(() => {
    for (const [element, { value, at }] of presses) {
      const isExpected = value !== undefined || performance.now() - at < PATIENCE;
      const isDue = element.isConnected && isExpected;
      if (isDue && !isHydrated(element)) continue;
      presses.delete(element);
      if (!isDue) continue;
      if (value === undefined) element.click();
      else enter(element as HTMLSelectElement, { value });
    }
    if (presses.size === 0) clearInterval(timer);
  }, PAUSE);
}
