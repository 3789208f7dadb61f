import type { LoadedPage } from '../composition/loaded-page.ts';

/** How long to wait before a page that failed again is drawn again, in milliseconds: double each time, up to the last. */
const FIRST_WAIT = 2000;
const LAST_WAIT = 60_000;

export interface RecoveryOptions {
  /** Resolves once the section's files are there; never gives up. */
  load(section: string): Promise<unknown>;
  /** Draws the present page anew. */
  draw(): Promise<void>;
}

/**
 * Told of every page that is shown. Where one had to do without its section, tries until its files are there and draws the
 * page anew; a page that fails although they are is tried again ever more seldom.
 */
export function createRecovery({ load, draw }: RecoveryOptions): (page: LoadedPage) => void {
  let shown: LoadedPage | null = null;
  let wait = 0;
  return (page) => {
    shown = page;
    const { view } = page;
    if (view.type !== 'unavailable') {
      wait = 0;
      return;
    }
    const pause = wait;
    wait = Math.min(wait * 2 || FIRST_WAIT, LAST_WAIT);
    void load(view.section)
      .then(() => new Promise((resolve) => setTimeout(resolve, pause)))
      .then(() => (shown === page ? draw() : undefined));
  };
}
