import type * as model from '@facade/shared-domain/model';
import { z } from 'zod';

/** What is near a property or project. */
export const nearby = z.object({
  from: z.enum(['home', 'town']).describe('town: the address is hidden, and distances are those of its town'),
  places: z.array(
    z.object({
      kind: z.enum(['station', 'centre', 'town', 'school', 'supermarket', 'bakery', 'pharmacy', 'playground']),
      name: z.string().describe('empty where the map has none'),
      metres: z.int().describe('as the crow flies, rounded'),
    }),
  ),
}) satisfies z.ZodType<model.Nearby>;
