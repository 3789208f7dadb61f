import type { Language } from '@facade/shared-domain/model';
import { indexedIn } from '../../content/index.ts';
import type { Snapshot } from '../../site/index.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/** Pages without an entry here: lists have separate entries, and the login is not for search engines. */
const NOT_CONTENT = new Set(['sale-list', 'rent-list', 'login', 'owner', 'feedback']);

/** Every content page, in the languages that search engines may show. */
export function pageEntries({ content, context, enabled }: Snapshot): SitemapEntry[] {
  const entries: SitemapEntry[] = [];
  for (const { original, type, paths, source } of content.places.values()) {
    const leadsElsewhere = 'page' in source && source.page.redirect && source.page.redirectUrl;
    if (NOT_CONTENT.has(type) || leadsElsewhere) continue;
    const shown = indexedIn(content, original, enabled, context);
    if (shown.length > 0) entries.push({ paths: pathsIn(shown, paths) });
  }
  return entries;
}

const pathsIn = (languages: readonly Language[], paths: Record<Language, string>): SitemapEntry['paths'] =>
  Object.fromEntries(languages.map((language) => [language, paths[language]]));
