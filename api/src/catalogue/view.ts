import type { Language, PropertySummary } from '@facade/shared-domain/model';
import type { LRUCache } from 'lru-cache';
import type { ReadDb } from '../platform/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { CityIndex } from './towns/city-index.ts';

/** The catalogue in one language. Created once per revision. */
export interface CatalogueView {
  db: ReadDb;
  catalogue: Catalogue;
  language: Language;
  /** Languages to take a text from, best first. */
  languages: Language[];
  cities: CityIndex;
  /** Origin that serves pictures; empty: the site itself. */
  assetHost: string;
  /** Cache of recently shown homes: the same homes are in thousands of lists. */
  summaries: LRUCache<number, PropertySummary>;
}
