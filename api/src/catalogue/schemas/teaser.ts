import type { Teaser } from '@facade/shared-domain/model';
import { z } from 'zod';
import { energy, goal, paths } from './property.ts';

export const teaser = z.object({
  id: z.int(),
  goal,
  path: z.string(),
  paths,
  typeName: z.string(),
  area: z.string().describe('the province, or the country abroad; the exact place is not public'),
  priceBand: z
    .object({ from: z.number(), to: z.number() })
    .nullable()
    .describe('euro, a month for rent; null: on request'),
  bedrooms: z.number().nullable(),
  livingArea: z.number().nullable().describe('m², to the nearest ten'),
  landArea: z.number().nullable().describe('m², to the nearest hundred'),
  energy: energy.nullable().describe('the band alone'),
}) satisfies z.ZodType<Teaser>;
