import { DEMAND_PARAMETERS, writeDemand } from '@facade/shared-domain/listing/demand-criteria';
import { FILTERS, filtersWith } from '@facade/shared-domain/listing/filters/filters';
import type { DemandCriteria, DemandFrequency } from '@facade/shared-domain/model';
import type { FieldKinds, FormValues } from '../../kit/values.ts';

/** Fields with a minimum and a maximum. */
export const RANGES = ['Bedrooms', 'Garages', 'Parkings'] as const;

/** Field names → query parameters. */
const PARAMETERS: Readonly<Record<string, string>> = Object.fromEntries([
  ...filtersWith({ isSaved: true }).map((name) => [name, FILTERS[name].parameter]),
  ...DEMAND_PARAMETERS.map((name) => [name === 'zone' ? 'zones' : name, name]),
]);

const LISTS: readonly string[] = [...filtersWith({ kind: 'list' }), 'zones'];

/** Only if the list had them: visitors can untick them. */
export const CARRIED = [
  ...filtersWith({ kind: 'one', group: 'more', isSaved: true }),
  ...(['within', 'near'] as const),
] as const;

/** Typed towns come after ticked ones; the query has one parameter for both. */
const SEARCH_FIELDS = [...Object.keys(PARAMETERS), 'frequency'].flatMap((name) =>
  name === 'cities' ? [name, 'place'] : name,
);

const SEARCH_KINDS: FieldKinds = Object.fromEntries(
  SEARCH_FIELDS.map((name) => [name, LISTS.includes(name) ? 'list' : 'text']),
);

const ADDRESS_KINDS: FieldKinds = { email: 'text', privacy: 'tick' };
const PERSON_KINDS: FieldKinds = { firstName: 'text', lastName: 'text', email: 'text', phone: 'text', privacy: 'tick' };

/** A search that begins with an empty form, one with the filters of a list, or a saved one that is changed. */
export type DemandStart = 'empty' | 'list' | 'saved';

/** The fields of the form. */
export const KINDS: Readonly<Record<DemandStart, FieldKinds>> = {
  empty: { ...SEARCH_KINDS, ...PERSON_KINDS },
  list: { ...SEARCH_KINDS, ...ADDRESS_KINDS },
  saved: SEARCH_KINDS,
};

/** Initial values of the fields. */
export function initialValues(criteria: DemandCriteria, frequency: DemandFrequency): FormValues {
  const query = writeDemand(criteria);
  const values = Object.entries(PARAMETERS).map(([name, parameter]) => [
    name,
    LISTS.includes(name) ? query.getAll(parameter) : (query.get(parameter) ?? undefined),
  ]);
  return { ...Object.fromEntries(values), frequency };
}

/** The query that counts the matches; fields without a parameter are left out. */
export function queryOf(values: FormValues): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, parameter] of Object.entries(PARAMETERS))
    for (const value of [values[name] ?? []].flat())
      if (String(value).trim()) params.append(parameter, String(value).trim());
  return params;
}
