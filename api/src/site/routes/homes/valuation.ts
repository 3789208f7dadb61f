import { VALUATION_TYPES } from '@facade/shared-domain/forms/valuation/valuation-choices';
import { z } from 'zod';
import { valuationHint } from '../../../catalogue/index.ts';
import { type Api, decimal, problemAnswer } from '../../../http/index.ts';
import type { SiteData } from '../../site-data.ts';

const query = z
  .object({
    zip: z.string().regex(/^[1-9]\d{3}$/),
    type: z.enum(VALUATION_TYPES),
    surface: decimal(1, 10_000_000).optional().describe('m²: of the plot for land, else of the home'),
  })
  .strict();

const hint = z
  .object({
    count: z.int(),
    median: z.number(),
    lowest: z.number(),
    highest: z.number(),
    scope: z.enum(['zip', 'area']).describe('with this postal code, or with the same first two digits'),
    similarSize: z.boolean(),
  })
  .nullable();

/** `GET /api/valuation-hint?zip=&type=&surface=`: asking prices of similar homes of the agency. */
export async function valuationRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/valuation-hint',
    {
      schema: {
        tags: ['forms'],
        summary: 'Asking prices of similar homes for sale; not a valuation. Null below five homes',
        querystring: query,
        response: {
          200: z.object({ hint }),
          400: problemAnswer('a parameter is missing, unknown or not valid'),
        },
      },
    },
    async ({ query }) => ({ hint: await valuationHint((await siteData.current()).db, query) }),
  );
}
