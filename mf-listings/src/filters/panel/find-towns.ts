import type { City, Language } from '@facade/shared-domain/model';
import { searchMatches } from '@facade/shared-domain/search';

/** Towns by what a visitor types: a name in either language, or a zip; by the rules of the site's search. */
export const findTowns = (text: string, towns: City[], language: Language): City[] =>
  searchMatches(text, { properties: [], types: [], cities: towns }, language).cities;
