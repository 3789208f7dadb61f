import { readDemand } from '@facade/shared-domain/listing/demand-criteria';
import type * as model from '@facade/shared-domain/model';
import { z } from 'zod';
import { rejectedParameters } from '../../catalogue/index.ts';
import { type Api, inLanguage, problemAnswer } from '../../http/index.ts';
import type { SiteData } from '../../site/index.ts';
import { demandParameters, demandQuery } from '../schemas/demand.ts';
import { countDemand } from '../searches/count-demand.ts';
import { describeSearch } from '../searches/describe-search.ts';
import { zonesIn } from '../searches/zones.ts';

const count = z.object({
  search: z.string().describe('the search in one line'),
  count: z.int().describe('10000 at most'),
  isMore: z.boolean().describe('whether there are more'),
}) satisfies z.ZodType<model.DemandCount>;

const zone = z.object({
  id: z.string(),
  name: z.string(),
  lat: z.number().describe('of a point inside of it'),
  lng: z.number(),
}) satisfies z.ZodType<model.DemandZone>;

/** `GET /api/demand/count` and `/zones`: data for the form of a saved search. */
export async function demandRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/demand/count',
    {
      config: { cached: true },
      schema: {
        tags: ['demand'],
        summary: 'A search in words, and how many available homes match it',
        querystring: inLanguage.extend(demandParameters).strict(),
        response: { 200: count, 400: problemAnswer('a parameter is not valid or not known') },
      },
    },
    async ({ query: { lang, ...rest } }) => {
      const { criteria, wrong } = readDemand(demandQuery(rest));
      if (wrong.length > 0) throw rejectedParameters(wrong, lang);
      const { view, content } = await siteData.current();
      const { count, isMore } = await countDemand(view(lang), criteria);
      return { search: describeSearch(criteria, view(lang), content.areas), count, isMore };
    },
  );
  api.get(
    '/api/demand/zones',
    {
      config: { cached: true },
      schema: {
        tags: ['demand'],
        summary: 'The municipalities that can be searched in as a whole, by name',
        querystring: inLanguage,
        response: { 200: z.array(zone) },
      },
    },
    async ({ query: { lang } }) => {
      const { view, content } = await siteData.current();
      return zonesIn(view(lang), content.areas);
    },
  );
}
