import { loggedPath } from '@facade/server-kit/logged-path';
import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import { failureOf, type SectionFailure } from '../../composition/loading/section-failure.ts';
import { shellPage } from '../../composition/loading/shell-page.ts';
import { translatorOf } from '../../composition/loading/texts.ts';
import { sectionHoles } from '../../library-insides/react/section-holes.ts';
import type { DocumentParts } from './document-parts.ts';
import { renderAlone } from './render-alone.tsx';
import type { RenderTimings } from './render-timings.ts';

export interface RepairedPage {
  page: LoadedPage;
  /** What failed, each page or fragment once. */
  failures: SectionFailure[];
}

/**
 * On the server nothing catches what a section throws while rendering: React leaves a hole. Finds the holes and returns the
 * page to render instead: with the fallback for fragments of that section, or with the notice if it was the page's own section.
 * Null if everything was rendered.
 */
export function withoutBroken(parts: DocumentParts, body: string, timings: RenderTimings): RepairedPage | null {
  const holes = sectionHoles(body);
  if (holes.length === 0) return null;
  const { page, site, i18n } = parts;
  const broken = new Set(holes.map(({ section }) => section));
  const places = new Map(holes.map(({ section, expose }) => [`${section}/${expose}`, { section, expose }]));
  const failures = [...places.values()].map(({ section, expose }) =>
    failureOf(parts.sections, section, expose, thrownBy(timings.broken({ section, expose }), parts)),
  );
  const { view } = page;
  const isOwn = view.type === 'section' && holes[0]?.index === 0 && broken.has(view.section);
  const slots = Object.entries(page.slots).map(([key, state]) => [key, isOf(key, broken) ? { failed: true } : state]);
  const sound = isOwn
    ? shellPage(hrefOf(page), site, translatorOf(i18n, 'shell'), 503, { type: 'unavailable', section: view.section })
    : page;
  return { page: { ...sound, slots: Object.fromEntries(slots) }, failures };
}

/** React does not expose the error. Rendering the element again without anything around it throws it. */
function thrownBy(
  element: ReturnType<RenderTimings['broken']>,
  { page, site, language, i18n, sections }: DocumentParts,
) {
  const unknown = new Error(`it threw while rendering ${loggedPath(page.href)}`);
  if (!element) return unknown;
  const { type: Component, props } = element as unknown as { type: never; props: object };
  try {
    renderAlone({ Component, props, page, site, language, i18n, sections });
    return unknown;
  } catch (error) {
    return error;
  }
}

const isOf = (slot: string, sections: Set<string>): boolean => sections.has(slot.slice(0, slot.indexOf('/')));

const hrefOf = ({ href }: LoadedPage): { pathname: string; search: string } => ({ pathname: href, search: '' });
