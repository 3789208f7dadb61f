import { LANGUAGES, type Language } from '../model/language.ts';
import type { RouteEntry } from '../model/site.ts';

/** A row of the route table without its label, which is content. */
export type Route = Omit<RouteEntry, 'label'>;

/** Aliases of an original path; the row's own path stays canonical. */
export const ROUTE_ALIASES: Readonly<Record<string, string>> = {
  '/home/': '/',
  '/projects/': '/projets-neufs/',
  '/nl/projecten/': '/projets-neufs/',
  '/privacy-statement/': '/privacy/',
};

/** First segments of the paths of records, in the languages that translate them. */
export const RECORD_SEGMENTS: Partial<Record<Language, { sale: string; rent: string; project: string }>> = {
  nl: { sale: 'te-koop', rent: 'te-huur', project: 'projecten' },
  fr: { sale: 'a-vendre', rent: 'a-louer', project: 'projects' },
};

/** Whether a path segment is a language prefix, in any case. */
export function prefixLanguage(segment: string | undefined): Language | null {
  const code = segment?.toLowerCase();
  return LANGUAGES.find((language) => language === code) ?? null;
}
