import type { Language } from '@facade/shared-domain/model';
import type { Catalogue } from './catalogue.ts';
import { CityIndex } from './city-index.ts';
import { preference } from './localize.ts';
import { summarize } from './summarize.ts';
import type { CatalogueView } from './view.ts';

/**
 * Makes the view of one language.
 * @param fallback the site's default language, for texts the visitor's has not got
 */
export function viewOf(catalogue: Catalogue, language: Language, fallback: Language): CatalogueView {
  const view: CatalogueView = {
    catalogue,
    language,
    languages: preference(language, fallback),
    cities: new CityIndex(catalogue.cities),
    summaries: [],
    summaryOf: new Map(),
    propertyOf: new Map(catalogue.properties.map((property) => [property.id, property])),
    projectOf: new Map(catalogue.projects.map((project) => [project.id, project])),
  };
  view.summaries = catalogue.properties.map((property) => summarize(property, view));
  view.summaryOf = new Map(view.summaries.map((summary) => [summary.id, summary]));
  return view;
}
