import type { Language } from '@facade/shared-domain/model';
import { otherTownNames, townLabel } from '@facade/shared-domain/places/exonyms';
import type { FeatureLike } from 'ol/Feature.js';

/**
 * The name of a feature in a language: the tiles' name in this language, else for a town the site's table of towns,
 * else its local name in Latin letters.
 */
export function nameIn(language: Language, feature: Pick<FeatureLike, 'get'>): string {
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
