import type { Language, PropertySummary } from '@facade/shared-domain/model';
import type { Catalogue } from './catalogue.ts';
import type { CityIndex } from './city-index.ts';
import type { StoredProject, StoredProperty } from './stored.ts';

/** The catalogue as one language sees it. Made once per revision; a request only filters. */
export interface CatalogueView {
  catalogue: Catalogue;
  language: Language;
  /** The languages to take a text from, best first. */
  languages: Language[];
  cities: CityIndex;
  summaries: PropertySummary[];
  summaryOf: ReadonlyMap<number, PropertySummary>;
  propertyOf: ReadonlyMap<number, StoredProperty>;
  projectOf: ReadonlyMap<number, StoredProject>;
}
