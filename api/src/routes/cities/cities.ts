import { z } from 'zod';
import type { Api } from '../../api.ts';
import { COUNTS } from '../../catalogue/changes/keys.ts';
import { listCities } from '../../catalogue/cities.ts';
import { dependsOn } from '../../plugins/answer-keys.ts';
import { city } from '../../schemas/catalogue.ts';
import { inLanguage } from '../../schemas/parameters.ts';
import type { SiteData } from '../../site-data.ts';

/** `GET /api/cities`: every town with a public property, with its counts. */
export async function citiesRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/cities',
    {
      config: { cached: true },
      schema: {
        tags: ['cities'],
        summary: 'Every town with a public property, with its counts',
        querystring: inLanguage.strict(),
        response: { 200: z.array(city) },
      },
    },
    async ({ query }, reply) => {
      dependsOn(reply, [COUNTS]);
      return listCities((await siteData.current()).view(query.lang));
    },
  );
}
