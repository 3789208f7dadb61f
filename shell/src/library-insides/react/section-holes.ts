/**
 * `renderToString` writes this comment for a boundary that threw and is left to the browser. React documents neither the
 * comment nor its position as the first node in the boundary's parent.
 * Remove when `renderToString` reports the boundaries that threw (`onError` exists only for streams).
 */
const HOLE = '<!--$!-->';
/** The same in the frame of a section. */
const IN_SECTION = /<div data-section="([^"]+)" data-release="[^"]*" data-expose="([^"]+)"><!--\$!-->/g;

/** A page or fragment of a section that was not rendered. */
export interface SectionHole {
  section: string;
  expose: string;
  /** Where its frame begins in the markup. */
  index: number;
}

/** The holes that React left in the markup for sections that threw. */
export function sectionHoles(markup: string): SectionHole[] {
  if (!markup.includes(HOLE)) return [];
  return [...markup.matchAll(IN_SECTION)].map(({ 1: section = '', 2: expose = '', index }) => ({
    section,
    expose,
    index,
  }));
}
