import { truncate } from '@facade/shared-domain/language/text';
import type { PropertySummary, SearchProperty } from '@facade/shared-domain/model';

/** The spec's length of a description in the search panel. */
const TITLE_LENGTH = 100;

/** The part of a home that a row of the panel shows. */
export function searchPropertyOf({ id, path, city, zip, typeName, title, pictures }: PropertySummary): SearchProperty {
  return { id, path, city, zip, typeName, title: truncate(title.text, TITLE_LENGTH), picture: pictures[0] ?? null };
}
