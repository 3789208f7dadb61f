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
 * Is told of every page that is shown, and of one whose section failed while it was drawn. Where a page has to do without its
 * section, tries until its files are there and draws the page anew; one that fails although they are is tried ever more seldom.
 */
export function createRecovery({ load, draw }: RecoveryOptions) {
  let shown: LoadedPage | null = null;
  let wait = 0;
  /** Address of the last page that failed. */
  let troubled = '';

  function retry(section: string): void {
    const page = shown;
    const pause = wait;
    troubled = page?.href ?? '';
    wait = Math.min(wait * 2 || FIRST_WAIT, LAST_WAIT);
    void load(section)
      .then(() => new Promise((resolve) => setTimeout(resolve, pause)))
      .then(() => (shown === page ? draw() : undefined));
  }

  return {
    show(page: LoadedPage): void {
      shown = page;
      if (page.href !== troubled) wait = 0;
      if (page.view.type === 'unavailable') retry(page.view.section);
    },
    failed: retry,
  };
}
