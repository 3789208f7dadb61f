import { perObject } from '@facade/shared-domain/per-object';
import { ServerStyleSheet } from 'styled-components';
import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import type { SectionLoader } from '../../composition/loading/section-loader.ts';

const sheetsOf = perObject((_: SectionLoader) => new Map<string, ServerStyleSheet>());

/**
 * The style sheet of a kind of page, cached as long as its releases are; all error pages are one kind. With a new one for every
 * request styled-components would compile the same rules each time, which took most of the render time.
 */
export function styleSheetFor(sections: SectionLoader, { view, slots }: LoadedPage): ServerStyleSheet {
  const ofSections = sheetsOf(sections);
  const ids = Object.keys(slots).map((key) => key.split(' ')[0]);
  const key = JSON.stringify([{ ...view, reference: '' }, [...new Set(ids)].sort()]);
  const sheet = ofSections.get(key) ?? new ServerStyleSheet();
  ofSections.set(key, sheet);
  return sheet;
}
