import type { Language } from '../model/index.ts';
import { otherTownNames, townLabel } from '../places/exonyms.ts';

/**
 * The name of a feature of the street map (OpenMapTiles schema) in a language: the tiles' name in this language, else for a town the site's table of towns,
 * else its local name in Latin letters; empty if it has none.
 * @example mapName('nl', lessines) // 'Lessen'
 */
export function mapName(language: Language, feature: { get(property: string): unknown }): string {
  const own = feature.get(`name:${language}`) ?? feature.get(`name_${language}`);
  if (own) return String(own);
  const local = String(feature.get('name:latin') ?? feature.get('name') ?? feature.get('housenumber') ?? '');
  return feature.get('layer') === 'place' ? townIn(language, local) : local;
}

/** For a town with two official names the tiles have both: "Brussel - Bruxelles". */
function townIn(language: Language, local: string): string {
  const names = local.split(' - ');
  const known = names.find((name) => otherTownNames(name).length > 0);
  return known && names.length <= 2 ? townLabel(known, language) : local;
}
