import type { Language, Site } from '@facade/shared-domain/model';
import type { Content } from './content.ts';
import type { ContentContext } from './context.ts';

/** The languages visitors may choose, default language first. `siteFor` and `contentPageFor` expect one of them. */
export function enabledLanguages(content: Content): Language[] {
  throw new Error(`Not written yet: ${content.folder}`);
}

/** Settings and chrome in one language: the answer of `GET /api/site`. */
export function siteFor(content: Content, language: Language, context: ContentContext): Site {
  throw new Error(`Not written yet: ${content.folder} ${language} ${context.revision}`);
}
