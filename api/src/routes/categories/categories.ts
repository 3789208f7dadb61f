import { z } from 'zod';
import type { Api } from '../../api.ts';
import { listCategories } from '../../catalogue/answers/counts.ts';
import { COUNTS } from '../../catalogue/changes/keys.ts';
import { dependsOn } from '../../plugins/answer-keys.ts';
import { category } from '../../schemas/catalogue.ts';
import { inLanguage } from '../../schemas/parameters.ts';
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
