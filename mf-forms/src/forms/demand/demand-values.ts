import { writeDemand } from '@facade/shared-domain/listing/demand-criteria';
import type { DemandCriteria, DemandFrequency } from '@facade/shared-domain/model';
import type { FieldKinds, FormValues } from '../../kit/values.ts';

/** What has a least and a most. */
export const RANGES = ['Bedrooms', 'Garages', 'Parkings'] as const;

/** Names of the form → of a query. */
const PARAMETERS: Readonly<Record<string, string>> = {
  goal: 'goal',
  types: 'type',
  cities: 'city',
  zones: 'zone',
  minPrice: 'minPrice',
  maxPrice: 'maxPrice',
  minBedrooms: 'minBedrooms',
  maxBedrooms: 'maxBedrooms',
  minGarages: 'minGarages',
  maxGarages: 'maxGarages',
  minParkings: 'minParkings',
  maxParkings: 'maxParkings',
  has: 'has',
  energy: 'energy',
  minSurface: 'minSurface',
  minLand: 'minLand',
  within: 'within',
  near: 'near',
};

const LISTS = ['types', 'cities', 'zones', 'has', 'energy'];

/** Only where a list had them: whoever does not want them any more unticks them. */
export const CARRIED = ['minSurface', 'minLand', 'within', 'near'] as const;

/** Towns that are typed come after those that are ticked; the query names both alike. */
const SEARCH_FIELDS = [...Object.keys(PARAMETERS), 'frequency'].flatMap((name) =>
  name === 'cities' ? [name, 'place'] : name,
);

const SEARCH_KINDS: FieldKinds = Object.fromEntries(
  SEARCH_FIELDS.map((name) => [name, LISTS.includes(name) ? 'list' : 'text']),
);

const PERSON_KINDS: FieldKinds = { firstName: 'text', lastName: 'text', email: 'text', phone: 'text', privacy: 'tick' };

/** The fields of a new search, or of one that is changed. */
export const kindsOf = (isNew: boolean): FieldKinds => (isNew ? { ...SEARCH_KINDS, ...PERSON_KINDS } : SEARCH_KINDS);

/** What the fields hold at first. */
export function initialValues(criteria: DemandCriteria, frequency: DemandFrequency): FormValues {
  const query = writeDemand(criteria);
  const values = Object.entries(PARAMETERS).map(([name, parameter]) => [
    name,
    LISTS.includes(name) ? query.getAll(parameter) : (query.get(parameter) ?? undefined),
  ]);
  return { ...Object.fromEntries(values), frequency };
}

/** The query that counts what fits now; what no query takes is left out. */
export function queryOf(values: FormValues): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, parameter] of Object.entries(PARAMETERS))
    for (const value of [values[name] ?? []].flat())
      if (String(value).trim()) params.append(parameter, String(value).trim());
  return params;
}
