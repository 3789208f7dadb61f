import { z } from 'zod';
import { type Api, inLanguage } from '../../../http/index.ts';
import type { SiteData } from '../../site-data.ts';

const station = z.object({ name: z.string(), lat: z.number(), lng: z.number() });

/** `GET /api/stations`: the railway stations of the region, for the map. */
export async function stationsRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/stations',
    {
      config: { cached: true },
      schema: {
        tags: ['map'],
        summary: 'The railway stations of the region',
        querystring: inLanguage,
        response: { 200: z.array(station) },
      },
    },
    async ({ query: { lang } }) => {
      const { stations } = (await siteData.current()).content;
      return stations.map(({ names, lat, lng }) => ({ name: lang === 'nl' ? names.nl : names.fr, lat, lng }));
    },
  );
}
