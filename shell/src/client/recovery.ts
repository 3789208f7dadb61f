import type { LoadedPage } from '../composition/loading/loaded-page.ts';

/** How long to wait before a page that failed again is rendered again, in milliseconds: double each time, up to the last. */
const FIRST_WAIT = 2000;
const LAST_WAIT = 60_000;
/** While it waits it looks so often whether another release is live by now, in milliseconds: nobody need wait any longer then. */
const LOOK = 3000;

export interface RecoveryOptions {
  /** Resolves once the section's files are there; never gives up. */
  load(section: string): Promise<unknown>;
  /** Whether another release of the section is live than the one that failed. */
  isReplaced(section: string): Promise<boolean>;
  /** Renders the present page again. */
  render(): Promise<void>;
}

/**
 * Is told of every page that is shown, and of one whose section failed while it was rendered. Where a page has to do without its
 * section, tries until its files are there and renders the page again; one that fails although they are is tried ever more seldom, and
 * at once when the release is replaced.
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
    for (let left = pause; left > 0; left -= LOOK) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(left, LOOK)));
      if (shown !== page) return;
      if (left > LOOK && (await isReplaced(section).catch(() => false))) break;
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
