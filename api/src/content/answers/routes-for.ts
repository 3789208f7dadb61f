import type { Language, Localized, RouteEntry } from '@facade/shared-domain/model';
import { ROUTE_ALIASES } from '@facade/shared-domain/paths/routes';
import type { Place } from '../content.ts';
import type { Reader } from '../reading/files/reader.ts';
import { leavesSite } from './link-target.ts';

/** The route table: every published page, then the addresses that redirect to one. */
export function routesFor(reader: Reader): RouteEntry[] {
  const places = [...reader.content.places.values()];
  return [...places.map((place) => routeOf(reader, place)), ...places.flatMap((place) => aliasesOf(reader, place))];
}

/** Paths in the languages a visitor may choose. */
export function enabledPaths({ content }: Reader, path: (language: Language) => string): Localized {
  const { languageUse } = content.settings;
  const languages = (Object.keys(languageUse) as Language[]).filter((language) => languageUse[language]);
  return Object.fromEntries(languages.map((language) => [language, path(language)]));
}

/** The name of a page in breadcrumbs. */
export function labelOf(reader: Reader, { source }: Place): string {
  if ('page' in source) return reader.plain(source.page.breadcrumb ?? source.page.title);
  const { texts } = source.article;
  const text = texts[reader.language] ?? texts[reader.content.settings.languageDefault];
  return reader.line(text?.breadcrumb ?? text?.title ?? '');
}

function routeOf(reader: Reader, place: Place): RouteEntry {
  const target = redirectOf(reader, place);
  return {
    original: place.original,
    paths: enabledPaths(reader, (language) => place.paths[language]),
    type: place.type,
    label: labelOf(reader, place),
    parent: place.parent,
    ...(target && { redirectTo: target }),
    ...showsOf(place),
  };
}

const showsOf = ({ source }: Place): Pick<RouteEntry, 'shows'> =>
  'page' in source && source.page.shows ? { shows: source.page.shows } : {};

/** The target of a page that only redirects, or null. */
export function redirectOf(reader: Reader, { source }: Place): string | null {
  if (!('page' in source) || !source.page.redirect || !source.page.redirectUrl) return null;
  return reader.href(source.page.redirectUrl);
}

/** The target if it is outside the site. */
export function externalUrlOf(reader: Reader, place: Place): string | null {
  const target = redirectOf(reader, place);
  return target && leavesSite(target) ? target : null;
}

function aliasesOf(reader: Reader, place: Place): RouteEntry[] {
  const aliases = 'page' in place.source ? place.source.page.aliases : [];
  // `parsePath` already knows the aliases that every site has.
  const own = aliases.filter((alias) => !(alias.toLowerCase() in ROUTE_ALIASES));
  return own.map((original) => ({
    original,
    paths: enabledPaths(reader, (language) => `/${language}${original}`),
    type: 'page',
    label: labelOf(reader, place),
    parent: place.parent,
    redirectTo: place.paths[reader.language],
  }));
}
