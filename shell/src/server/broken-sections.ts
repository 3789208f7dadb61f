import { reportSection } from '../composition/load-page.ts';
import type { LoadedPage } from '../composition/loaded-page.ts';
import { shellPage } from '../composition/shell-page.ts';
import { translatorOf } from '../composition/texts.ts';
import type { DocumentParts } from './render-document.tsx';

/** React's mark for a boundary it could not draw and leaves to the browser, in the frame of a section. */
const BROKEN = /<div data-section="([^"]+)" data-release="[^"]*"><!--\$!-->/g;

/**
 * On the server nothing catches what a section throws while it is drawn: React leaves a hole there. This finds the holes and
 * gives the page to draw in its stead, with the fallback for fragments of that section, or the notice where it was the page's
 * own. Null when everything was drawn.
 */
export function withoutBroken({ page, site, i18n }: DocumentParts, body: string): LoadedPage | null {
  const holes = [...body.matchAll(BROKEN)];
  if (holes.length === 0) return null;
  const broken = new Set(holes.map(([, section]) => section as string));
  for (const section of broken) reportSection(section, new Error(`it threw while ${page.href} was drawn`));
  const { view } = page;
  const isOwn = view.type === 'section' && holes[0]?.index === 0 && broken.has(view.section);
  const slots = Object.entries(page.slots).map(([key, state]) => [key, isOf(key, broken) ? { failed: true } : state]);
  const sound = isOwn
    ? shellPage(hrefOf(page), site, translatorOf(i18n, 'shell'), 503, { type: 'unavailable', section: view.section })
    : page;
  return { ...sound, slots: Object.fromEntries(slots) };
}

const isOf = (slot: string, sections: Set<string>): boolean => sections.has(slot.slice(0, slot.indexOf('/')));

const hrefOf = ({ href }: LoadedPage): { pathname: string; search: string } => ({ pathname: href, search: '' });
