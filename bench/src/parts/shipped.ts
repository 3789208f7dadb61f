import { chainDepth } from '../browser/chain-depth.ts';
import type { TransferredRequest } from '../browser/network-log.ts';

export interface Shipped {
  kilobytes: number;
  requests: readonly TransferredRequest[];
  depth: number;
  /** Scripts of possible next pages, requested before this one was interactive. */
  ahead: number;
}

const KILOBYTE = 1000;

/**
 * The script that a page needed to become interactive. Prefetches for possible next pages are counted separately: locales,
 * because texts are in the document, and sections that the page does not show.
 */
export function shippedUntil(
  requests: readonly TransferredRequest[],
  interactiveAt: number,
  sectionsShown: readonly string[],
): Shipped {
  const asked = requests.filter(({ type, startedAt }) => type === 'Script' && startedAt <= interactiveAt);
  const needed = asked.filter(({ url }) => isNeeded(url, sectionsShown));
  return {
    kilobytes: needed.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE,
    requests: needed,
    depth: chainDepth([...requests.filter(({ type }) => type === 'Document'), ...needed]),
    ahead: asked.length - needed.length,
  };
}

/** Files show their section: by folder for releases, by chunk name in one application. */
function isNeeded(url: string, sectionsShown: readonly string[]): boolean {
  const section = /\/(mf-[a-z]+)[/.-]/.exec(new URL(url).pathname)?.[1];
  if (!section) return true;
  return sectionsShown.includes(section) && !url.includes('locale-');
}

/** Kilobytes of the HTML, style sheets and fonts among these requests, as transferred. */
export function pageKilobytes(requests: readonly TransferredRequest[]): number {
  const ofPage = requests.filter(({ type }) => ['Document', 'Stylesheet', 'Font'].includes(type));
  return ofPage.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE;
}
