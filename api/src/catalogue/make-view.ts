import type { Language } from '@facade/shared-domain/model';
import { LRUCache } from 'lru-cache';
import type { Db } from '../database/index.ts';
import type { Catalogue } from './catalogue.ts';
import { CityIndex } from './city-index.ts';
import { preference } from './localize.ts';
import type { CatalogueView } from './view.ts';

/** Homes that are kept ready per language. */
const KEPT = 1000;

/**
 * Makes the view of one language.
 * @param fallback the site's default language, for texts the visitor's has not got
 */
export function viewOf(db: Db, catalogue: Catalogue, language: Language, fallback: Language): CatalogueView {
  return {
    db,
    catalogue,
    language,
    languages: preference(language, fallback),
    cities: new CityIndex(catalogue.cities),
    summaries: new LRUCache({ max: KEPT }),
  };
}
