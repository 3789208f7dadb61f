import { slugify } from '../../language/slugify.ts';
import type { Goal, Language } from '../../model/index.ts';
import { RECORD_SEGMENTS } from '../routes.ts';

/** The parts of a property's path; names in the language of the path, town by its official name. */
export interface PropertyPathParts {
  id: number;
  goal: Goal;
  city?: string | null;
  /** Dutch paths: "woning", "appartement". */
  mainTypeName?: string | null;
  /** French paths: the headline. */
  typeDescription?: string | null;
}

/**
 * The canonical path of a property. Dutch `/nl/te-koop/{town}/{type}/{id}/`, French `/fr/a-vendre/{town}/{headline}/{id}/`
 * (te-huur, a-louer for rent), a name without a slug left out; English and German `/{language}/property/{id}/`; null the
 * original `/property/{id}/`. Source: spec section 2, decisions "Routes and language".
 * @example propertyPath({ id: 12, goal: 'rent', city: 'Ath', mainTypeName: 'woning' }, 'nl') // '/nl/te-huur/ath/woning/12/'
 */
export function propertyPath(property: PropertyPathParts, language: Language | null): string {
  const words = language && RECORD_SEGMENTS[language];
  if (!words) return joinPath([language, 'property', property.id]);
  return joinPath([
    language,
    words[property.goal],
    slugify(property.city),
    propertySlug(property, language),
    property.id,
  ]);
}

/** The descriptive segment: the type in Dutch, the headline in French. */
export const propertySlug = (
  property: Pick<PropertyPathParts, 'mainTypeName' | 'typeDescription'>,
  language: Language,
): string => slugify(language === 'nl' ? property.mainTypeName : property.typeDescription);

/** Joins segments to a path, without empty ones, with a trailing slash. */
export const joinPath = (segments: readonly (string | number | null)[]): string =>
  `/${segments.filter((segment) => segment !== null && segment !== '').join('/')}/`;
