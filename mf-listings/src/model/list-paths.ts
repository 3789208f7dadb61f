import { localizedPath } from '@facade/shared-domain/localized-path';
import type { Goal, Language, Site } from '@facade/shared-domain/model';

export const LIST_ORIGINAL: Record<Goal, string> = { sale: '/for-sale/', rent: '/for-rent/' };

type SiteRoutes = Pick<Site, 'routes' | 'languages'>;

/** Path of the sale or rent list in one language. */
export const listPath = ({ routes }: SiteRoutes, goal: Goal, language: Language): string =>
  localizedPath(routes, LIST_ORIGINAL[goal], language);

/** The same address in every language the site speaks. */
export function alternatePaths(
  { routes, languages }: SiteRoutes,
  original: string,
  toHref: (path: string) => string = (path) => path,
): Partial<Record<Language, string>> {
  const spoken = languages.filter(({ use }) => use);
  return Object.fromEntries(spoken.map(({ code }) => [code, toHref(localizedPath(routes, original, code))]));
}

export const PROJECTS_ORIGINAL = '/projets-neufs/';
