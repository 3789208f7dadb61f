import { z } from 'zod';
import {
  COUNTS,
  city,
  filterParameters,
  filtersIn,
  listCities,
  listMunicipalities,
  someCities,
} from '../../../catalogue/index.ts';
import { type Api, inLanguage, problemAnswer, whole } from '../../../http/index.ts';
import { dependsOn } from '../../answer-keys.ts';
import type { SiteData } from '../../site-data.ts';

const query = inLanguage.extend({
  city: filterParameters.city.describe('these towns only, and those of the other parameters: named as lists name them'),
  near: filterParameters.near.describe('`lat,lng,km` of a list: the town at this point'),
  most: whole(0, 100).optional().describe('this many of the towns and municipalities with the most homes'),
  municipalities: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: before all towns also the municipalities with homes in several of them, with `*` as their zip'),
  goal: filterParameters.goal.describe('`sale` or `rent`: the homes that `most` counts; `sale` by default'),
});

/** `GET /api/cities`: every town with a public property, with its counts, or those that the parameters name. */
export async function citiesRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/cities',
    {
      config: { cached: true },
      schema: {
        tags: ['cities'],
        summary:
          'Towns with a public property, with their counts, or those that the parameters name, even without a property',
        querystring: query.strict(),
        response: { 200: z.array(city), 400: problemAnswer('a parameter is not valid or not known') },
      },
    },
    async ({ query: { lang, most, municipalities, ...rest } }, reply) => {
      const { cities, near, goal = 'sale' } = filtersIn(rest, lang);
      dependsOn(reply, [COUNTS]);
      const view = (await siteData.current()).view(lang);
      const isAll = most === undefined && cities.length === 0 && !near;
      if (!isAll) return someCities(view, { cities, near, goal, most: most ?? 0 });
      return [...(municipalities === 'true' ? listMunicipalities(view) : []), ...listCities(view)];
    },
  );
}
