import { z } from 'zod';
import { COUNTS, category, listCategories } from '../../../catalogue/index.ts';
import { type Api, inLanguage } from '../../../http/index.ts';
import { dependsOn } from '../../answer-keys.ts';
import type { SiteData } from '../../site-data.ts';

/** `GET /api/categories`: every category with its counts. */
export async function categoriesRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/categories',
    {
      config: { cached: true },
      schema: {
        tags: ['categories'],
        summary: 'Every category with its counts',
        querystring: inLanguage.strict(),
        response: { 200: z.array(category) },
      },
    },
    async ({ query }, reply) => {
      dependsOn(reply, [COUNTS]);
      return listCategories((await siteData.current()).view(query.lang));
    },
  );
}
