import type { Language, PropertySummary } from '@facade/shared-domain/model';
import type { LRUCache } from 'lru-cache';
import type { ReadDb } from '../database/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { CityIndex } from './towns/city-index.ts';

/** The catalogue as one language sees it. Made once per revision. */
export interface CatalogueView {
  db: ReadDb;
  catalogue: Catalogue;
  language: Language;
  /** The languages to take a text from, best first. */
  languages: Language[];
  cities: CityIndex;
  /** Origin that delivers pictures in place of the site; empty: the site itself. */
  assetHost: string;
  /** Homes that were shown of late: the same ones are in thousands of lists. */
  summaries: LRUCache<number, PropertySummary>;
}
