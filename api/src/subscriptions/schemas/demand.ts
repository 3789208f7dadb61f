import {
  DEMAND_PARAMETERS,
  type DemandParameter,
  SAVED_PARAMETERS,
} from '@facade/shared-domain/listing/demand-criteria';
import { z } from 'zod';
import { filterParameters } from '../../catalogue/index.ts';

const text = (description: string) => z.string().optional().describe(description);

const MORE = {
  zone: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe('ids of `GET /api/demand/zones`; repeated: any of them, or of the towns'),
  minGarages: text('garages'),
  maxGarages: text('garages'),
  minParkings: text('places to park outside a garage'),
  maxParkings: text('places to park outside a garage'),
} satisfies Record<(typeof DEMAND_PARAMETERS)[number], z.ZodType>;

/** The parameters of a search, for a strict schema. */
export const demandParameters = {
  ...(Object.fromEntries(SAVED_PARAMETERS.map((name) => [name, filterParameters[name]])) as Pick<
    typeof filterParameters,
    (typeof SAVED_PARAMETERS)[number]
  >),
  ...MORE,
};

/** The same, as `readDemand` reads them. */
export function demandQuery(query: Partial<Record<DemandParameter, unknown>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of [...SAVED_PARAMETERS, ...DEMAND_PARAMETERS])
    for (const value of [query[name]].flat()) if (typeof value === 'string') params.append(name, value);
  return params;
}
