import type { Language, Site } from '@facade/shared-domain/model';

/** Localized path of an original one, from the agency's route table. Null if the site has no such page. */
export const routePath = (site: Pick<Site, 'routes'>, original: string, language: Language): string | null =>
  site.routes.find((route) => route.original === original)?.paths[language] ?? null;

/** Path of the home page. */
export const homePath = (site: Pick<Site, 'routes'>, language: Language): string =>
  routePath(site, '/', language) ?? `/${language}/`;
