/**
 * Homes and projects as visitors may see them: lists, filters, counts, suggestions, documents, and replicas to read them from.
 * Writes `catalogue_change` and `data_revision`.
 * Never shows what an advertisement must not, such as the price of a sold home: see `public-part.ts`.
 */

export { type AgencyContext, agentOf } from './answers/agent.ts';
export { historyOf, readAskingPrices } from './answers/asking-prices.ts';
export { listCategories } from './answers/counts.ts';
export { detailOf } from './answers/detail.ts';
export { regionOf } from './answers/nearby.ts';
export { newestSlides } from './answers/newest-slides.ts';
export { listTeasers, nameOfTeaser, teaserOf } from './answers/off-market.ts';
export { type Estimate, FEWEST_HOMES } from './answers/price-range/estimate.ts';
export { priceContext } from './answers/price-range/price-context.ts';
export { estimateHome, priceRange } from './answers/price-range/price-range.ts';
export { listProjects, nameOfProject, projectDetailOf } from './answers/projects.ts';
export { findSimilar } from './answers/similar.ts';
export { OPTION_RIBBON } from './answers/units.ts';
export { wasPublished } from './answers/was-published.ts';
export { type Catalogue, loadCatalogue, NEVER_FILLED, readRevision } from './catalogue.ts';
export { changedSince } from './changes/changed-since.ts';
export { keysOfDetail, keysOfList, keysOfSimilar } from './changes/depends-on.ts';
export { ANY, COUNTS, type KeyedHome, keysOfHome, PROJECTS, projectKey } from './changes/keys.ts';
export { newRevision } from './changes/new-revision.ts';
export { changedKeys } from './changes/store-change.ts';
export { documentFiles } from './documents/document-library.ts';
export { downloadName, plainName } from './documents/download-name.ts';
export { offerDocuments } from './documents/offer-documents.ts';
export { type DocumentTexts, publicDocument } from './documents/public-document.ts';
export { findFitting, listProperties } from './list-properties.ts';
export { documentsOf, localize } from './localize.ts';
export { viewOf } from './make-view.ts';
export { homePath, pathOfProject } from './paths.ts';
export { publicPart } from './public-part.ts';
export { type Condition, conditionsOf } from './query/conditions.ts';
export { countHomes } from './query/count-homes.ts';
export { QUERY_LIMITS } from './query/limits.ts';
export { mapFeatures } from './query/map-features.ts';
export { streetKey } from './query/street-key.ts';
export { NAME_MARK } from './query/words.ts';
export { picturesFor, readPictures, readProjects, readProperties, readSummaries } from './records.ts';
export { type CatalogueReads, type ReplicaState, readPrimary } from './replicas/catalogue-reads.ts';
export { openReads } from './replicas/open-reads.ts';
export {
  category,
  city,
  counts,
  projectDetail,
  projectPage,
  projectSummary,
  searchProperty,
} from './schemas/catalogue.ts';
export { filterParameters, filtersIn, rejectedParameters, requireKnownTypes } from './schemas/filters.ts';
export {
  agent,
  availability,
  goal,
  picture,
  price,
  propertyDetail,
  propertyPage,
  propertySummary,
} from './schemas/property.ts';
export { teaser } from './schemas/teaser.ts';
export { suggest } from './suggest/suggest.ts';
export { plainParagraphs } from './texts/home-text.ts';
export { listCities, listMunicipalities, someCities } from './towns/cities.ts';
export { cityKey } from './towns/city-key.ts';
export { municipalityId, municipalityName } from './towns/municipalities.ts';
export type { CatalogueView } from './view.ts';
