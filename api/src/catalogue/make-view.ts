import type { Language } from '@facade/shared-domain/model';
import type { Area } from '@facade/shared-domain/places/area-at';
import { LRUCache } from 'lru-cache';
import type { ReadDb } from '../platform/index.ts';
import type { Catalogue } from './catalogue.ts';
import { preference } from './localize.ts';
import { cityIndexOf } from './towns/city-index.ts';
import type { CatalogueView } from './view.ts';

/** Number of cached homes per language. */
const KEPT = 1000;

/**
 * Makes the view of one language.
 * @param fallback the site's default language, for texts that are missing in the visitor's
 * @param assetHost origin that serves pictures instead of the site
 * @param areas the municipalities of the agency's map
 */
export function viewOf(
  db: ReadDb,
  catalogue: Catalogue,
  language: Language,
  fallback: Language,
  { assetHost = '', areas }: { assetHost?: string; areas?: readonly Area[] } = {},
): CatalogueView {
  return {
    db,
    catalogue,
    language,
    languages: preference(language, fallback),
    assetHost,
    cities: cityIndexOf(catalogue, areas),
    summaries: new LRUCache({ max: KEPT }),
  };
}
