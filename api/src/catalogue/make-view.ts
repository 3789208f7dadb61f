import type { Language } from '@facade/shared-domain/model';
import { LRUCache } from 'lru-cache';
import type { ReadDb } from '../database/index.ts';
import type { Catalogue } from './catalogue.ts';
import { preference } from './localize.ts';
import { cityIndexOf } from './towns/city-index.ts';
import type { CatalogueView } from './view.ts';

/** Homes that are kept ready per language. */
const KEPT = 1000;

/**
 * Makes the view of one language.
 * @param fallback the site's default language, for texts the visitor's has not got
 * @param assetHost origin that delivers pictures in place of the site
 */
export function viewOf(
  db: ReadDb,
  catalogue: Catalogue,
  language: Language,
  fallback: Language,
  assetHost = '',
): CatalogueView {
  return {
    db,
    catalogue,
    language,
    languages: preference(language, fallback),
    assetHost,
    cities: cityIndexOf(catalogue),
    summaries: new LRUCache({ max: KEPT }),
  };
}
