import { CERTIFICATE_LABELS, VALUATION_TYPES } from '@facade/shared-domain/forms/valuation/valuation-choices';
import type { PriceRange } from '@facade/shared-domain/model';
import { z } from 'zod';
import { priceRange, propertySummary } from '../../../catalogue/index.ts';
import { type Api, decimal, inLanguage, problemAnswer } from '../../../http/index.ts';
import type { SiteData } from '../../site-data.ts';

const query = inLanguage
  .extend({
    zip: z.string().regex(/^[1-9]\d{3}$/),
    city: z.string().min(1).max(80).optional().describe('of several towns with this postal code'),
    type: z.enum(VALUATION_TYPES),
    surface: decimal(1, 10_000_000).optional().describe('m²: of the plot for land, else of the home'),
    energy: z.enum(CERTIFICATE_LABELS).optional(),
  })
  .strict();

const range = z
  .object({
    low: z.number(),
    high: z.number(),
    perSquareMetre: z.number().nullable(),
    homes: z.int(),
    sold: z.int(),
    withinKm: z.int(),
    nearest: z.array(propertySummary),
  })
  .nullable() satisfies z.ZodType<PriceRange | null>;

/** `GET /api/price-range?zip=&type=&surface=&energy=`: between which prices the agency offers, or offered, similar homes. */
export async function priceRangeRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/price-range',
    {
      schema: {
        tags: ['forms'],
        summary: 'Between which prices similar homes are or were for sale; not a valuation. Null below five homes',
        querystring: query,
        response: {
          200: z.object({ range }),
          400: problemAnswer('a parameter is missing, unknown or not valid'),
        },
      },
    },
    async ({ query: { lang, ...home } }) => ({ range: await priceRange((await siteData.current()).view(lang), home) }),
  );
}
