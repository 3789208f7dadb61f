import { areaAt } from '@facade/shared-domain/places/area-at';
import { z } from 'zod';
import { type Api, decimal, inLanguage, ProblemError, problemAnswer } from '../../../http/index.ts';
import type { SiteData } from '../../site-data.ts';

const area = z.object({
  type: z.literal('Feature'),
  properties: z.object({ name: z.string() }),
  geometry: z.object({
    type: z.literal('MultiPolygon'),
    coordinates: z.array(z.array(z.array(z.array(z.number())))).describe('longitude and latitude'),
  }),
});

/** `GET /api/areas?lat=&lng=`: the outline of the municipality around a point. */
export async function areasRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/areas',
    {
      config: { cached: true },
      schema: {
        tags: ['map'],
        summary: 'The outline of the municipality around a point, as GeoJSON',
        querystring: inLanguage.extend({
          lat: decimal(-90, 90),
          lng: decimal(-180, 180),
        }),
        response: {
          200: area,
          404: problemAnswer('the point is in no municipality with an outline'),
        },
      },
    },
    async ({ query: { lat, lng, lang } }) => {
      const found = areaAt({ lat, lng }, (await siteData.current()).content.areas);
      if (!found) throw new ProblemError('not-found');
      const name = lang === 'nl' ? found.names.nl : found.names.fr;
      const coordinates = found.parts as number[][][][];
      return {
        type: 'Feature' as const,
        properties: { name },
        geometry: { type: 'MultiPolygon' as const, coordinates },
      };
    },
  );
}
