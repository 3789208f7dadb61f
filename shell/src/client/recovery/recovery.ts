import type { LoadedPage } from '../../composition/loading/loaded-page.ts';

/** Delay before a page that failed again is re-rendered, in milliseconds. It doubles each time, up to the last value. */
const FIRST_WAIT = 2000;
const LAST_WAIT = 60_000;
/** How often to poll for a newer live release during that delay, in milliseconds. A newer release ends the delay. */
const POLL_INTERVAL = 3000;

export interface RecoveryOptions {
  /** Resolves once the section's files have loaded. Never gives up. */
  load(section: string): Promise<unknown>;
  /** Whether the section's live release differs from the one that failed. */
  isReplaced(section: string): Promise<boolean>;
  /** Re-renders the current page. */
  render(): Promise<void>;
}

/**
 * Gets every page that is shown, and every page whose section failed while rendering. If a page lacks its section, retries
 * until the section's files have loaded and re-renders the page. A page that fails nevertheless is retried at growing
 * intervals, and at once when the release is replaced.
 */
export function createRecovery({ load, isReplaced, render }: RecoveryOptions) {
  let shown: LoadedPage | null = null;
  let wait = 0;
  /** Address of the last page that failed. */
  let troubled = '';

  async function retry(section: string): Promise<void> {
    const page = shown;
    const pause = wait;
    troubled = page?.href ?? '';
    wait = Math.min(wait * 2 || FIRST_WAIT, LAST_WAIT);
    for (let left = pause; left > 0; left -= POLL_INTERVAL) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(left, POLL_INTERVAL)));
      if (shown !== page) return;
      if (left > POLL_INTERVAL && (await isReplaced(section).catch(() => false))) break;
    }
    await load(section);
    if (shown === page) await render();
  }

  return {
    show(page: LoadedPage): void {
      shown = page;
      if (page.href !== troubled) wait = 0;
      if (page.view.type === 'unavailable') void retry(page.view.section);
    },
    failed: (section: string): void => void retry(section),
  };
}
