import type * as model from '@facade/shared-domain/model';
import { z } from 'zod';
import { availability, filterParameters, filtersIn, mapFeatures, requireKnownTypes } from '../../../catalogue/index.ts';
import { type Api, decimal, inLanguage, problemAnswer } from '../../../http/index.ts';
import type { SiteData } from '../../site-data.ts';

const query = inLanguage.extend({
  ...filterParameters,
  zoom: decimal(0, 24).default(8).describe('of a web map; from 17 on each home is a separate point'),
});

const features = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.union([
        z.object({
          id: z.int(),
          price: z.number().nullable().describe('euro; null: not published'),
          availability,
          annuity: z.number().optional().describe('euro a month, of a life annuity: its price is the bouquet'),
          area: z.literal(true).optional().describe('the address is hidden: the point is its town’s'),
          title: z.string().optional().describe('type and town, in the requested language'),
          ribbon: z
            .object({ id: z.int(), label: z.string(), showOnMap: z.boolean() })
            .optional()
            .describe('the agency’s ribbon; `showOnMap` is false if it is not for maps'),
        }),
        z.object({
          count: z.int().describe('homes of a cluster; of many homes an estimate of two digits'),
          spot: z.literal(true).optional().describe('all homes of the cluster are at this very point'),
        }),
      ]),
    }),
  ),
}) satisfies z.ZodType<model.MapFeatures>;

/** `GET /api/map`: homes and clusters of homes that match the filters. */
export async function mapRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/map',
    {
      config: { cached: true },
      schema: {
        tags: ['map'],
        summary: 'Homes and clusters of homes on a map, as GeoJSON',
        querystring: query.strict(),
        response: { 200: features, 400: problemAnswer('a parameter is not valid or not known') },
      },
    },
    async ({ query: { lang, zoom, ...rest } }) => {
      const filters = filtersIn(rest, lang);
      const view = (await siteData.current()).view(lang);
      requireKnownTypes(filters, view);
      return mapFeatures(view, filters, zoom);
    },
  );
}
