/**
 * The filters of lists and maps as parameters. `shared-domain` parses them; this file describes them and refuses
 * invalid ones.
 */
import type { DemandReason } from '@facade/shared-domain/listing/demand-criteria';
import { FEATURES } from '@facade/shared-domain/listing/filters/features';
import { FILTER_PARAMETERS, type FilterParameter } from '@facade/shared-domain/listing/filters/filters';
import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import type { Rejected } from '@facade/shared-domain/listing/rejected';
import type { Language, ListingFilters } from '@facade/shared-domain/model';
import { z } from 'zod';
import { ProblemError, rejectedMessage } from '../../http/index.ts';
import type { CatalogueView } from '../view.ts';

const text = (description: string) => z.string().optional().describe(description);
const repeated = (description: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe(description);

/** For a strict schema, which refuses unknown parameters. */
export const filterParameters = {
  goal: text('`sale` or `rent`'),
  type: repeated(
    'WebIDs of `/api/categories`, 30 at most; a property in any of them is listed. Repeated or with commas',
  ),
  city: repeated(
    '`name|zip`, a zip, a name in any language, or `ath|*`, a whole municipality by the id of `/api/demand/zones`; repeated: any of them, 30 at most. An unknown town has no homes',
  ),
  minPrice: text('euro, a month for rent; leaves out homes without a published price, such as sold and rented ones'),
  maxPrice: text('the same'),
  minBedrooms: text('bedrooms'),
  maxBedrooms: text('bedrooms; a home without any has none'),
  minBathrooms: text('bathrooms'),
  minSurface: text('m² of living area'),
  maxSurface: text('m² of living area'),
  minLand: text('m² of land'),
  minYear: text('year of construction, or later'),
  energy: repeated('letters of energy labels, `a` to `g`. Repeated or with commas: any of them'),
  has: repeated(`${FEATURES.map((feature) => `\`${feature}\``).join(', ')}. Repeated or with commas: all of them`),
  freeBy: text('ISO date on which one can move in at the latest; leaves out homes of which that is unknown'),
  days: text('published in the last so many days'),
  available: text('`true` leaves out what is sold or rented'),
  project: text('units of this project'),
  ids: text('only these, separated by commas, in this order unless `sort` is given'),
  bbox: text('`west,south,east,north` in degrees'),
  within: text('corners of an area in degrees, 3 to 100, `lng lat,lng lat,…`; its sides do not cross'),
  travel: text(
    'how the area `within` was made, in the names of saved searches: `walk|bike|car,minutes[,station|town,name]`',
  ),
  near: text('`lat,lng,km`, 200 km at most'),
  q: text('words of the home, all of them; in double quotes the whole name of a street or a kind of home'),
} satisfies Record<FilterParameter, z.ZodType>;

/** The filters of a query. @throws ProblemError `bad-parameter` which names the invalid ones, in this language */
export function filtersIn(query: Record<string, unknown>, language: Language): ListingFilters {
  const params = new URLSearchParams();
  for (const name of FILTER_PARAMETERS)
    for (const value of [query[name]].flat()) if (typeof value === 'string') params.append(name, value);
  const { filters, wrong } = readFilters(params);
  if (wrong.length > 0) throw rejectedParameters(wrong, language);
  return filters;
}

/**
 * Refuses types that the feed does not name. A type without homes is known, and an unknown town is not an error: towns come and go with
 * the homes.
 * @throws ProblemError `bad-parameter`
 */
export function requireKnownTypes({ types }: ListingFilters, { catalogue, language }: CatalogueView): void {
  const values = catalogue.categories.map(({ id }) => id);
  const unknown = types.filter((type) => !values.includes(type)).map(String);
  if (unknown.length > 0)
    throw rejectedParameters([{ name: 'type', values: unknown, reason: { kind: 'oneOf', values } }], language);
}

/** A `bad-parameter` with the valid values of each parameter. */
export function rejectedParameters(wrong: readonly Rejected<string, DemandReason>[], language: Language): ProblemError {
  const errors: Record<string, string> = {};
  for (const { name, reason } of wrong) {
    const message = rejectedMessage(reason, language);
    errors[name] = errors[name] ? `${errors[name]}; ${message}` : message;
  }
  return new ProblemError('bad-parameter', errors);
}
