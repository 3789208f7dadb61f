import { chainDepth } from '../browser/chain-depth.ts';
import type { TransferredRequest } from '../browser/network-log.ts';

export interface Shipped {
  kilobytes: number;
  scripts: number;
  depth: number;
  /** Scripts of pages that may be visited next, asked for before this one was interactive. */
  ahead: number;
}

const KILOBYTE = 1000;

/**
 * The script a page needed to become interactive. What was asked for until then for a page that may come next is counted
 * apart: texts travel with the document, so a locale is never needed, and neither is a section the page does not show.
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
    scripts: needed.length,
    depth: chainDepth([...requests.filter(({ type }) => type === 'Document'), ...needed]),
    ahead: asked.length - needed.length,
  };
}

/** Sections name their files: by folder where they are releases of their own, by chunk in one application. */
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
