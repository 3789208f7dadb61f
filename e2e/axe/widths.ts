/** A phone, a tablet and a desktop, in pixels. */
const WIDTHS = [360, 820, 1440] as const;

const HEIGHTS = { 360: 740, 820: 1180, 1440: 900 };

/** Whether everything is checked in every language and width, which is slow. */
export const LOOKS_AT_ALL = process.env.FACADE_AXE === 'all';

interface Look<Language> {
  language: Language;
  size: { width: number; height: number };
}

/**
 * The languages and sizes in which a page or state is checked. By default one language and one size each, in turn, so that a
 * run covers every page and state, and every language in every width, in minutes; with FACADE_AXE=all, all of them.
 */
export function looksOf<Language>(
  turn: number,
  languages: readonly Language[],
  isThere: (width: number) => boolean = () => true,
): Look<Language>[] {
  const sizes = WIDTHS.filter(isThere).map((width) => ({ width, height: HEIGHTS[width] }));
  const all = languages.flatMap((language) => sizes.map((size) => ({ language, size })));
  return LOOKS_AT_ALL ? all : all.slice((turn * (sizes.length + 1)) % all.length).slice(0, 1);
}
