import { z } from 'zod';
import type { Api } from '../../api.ts';
import { listProperties } from '../../catalogue/list-properties.ts';
import { id, idList, inLanguage, parseIds } from '../../schemas/parameters.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import { goal, propertyPage } from '../../schemas/property.ts';
import type { SiteData } from '../../site-data.ts';
import { pageJson } from './page-json.ts';

const query = inLanguage.extend({
  goal: goal.optional(),
  type: idList.optional().describe('WebIDs of categories; a property in any of them is listed'),
  city: z.string().trim().max(100).optional().describe('`name|zip`, a zip, or a name in any language'),
  project: id.optional(),
  ids: idList.optional().describe('only these, in this order unless `sort` is given'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(12),
  availability: z.enum(['available']).optional().describe('leaves out what is sold or rented'),
  sort: z
    .enum(['date', '-date', 'price', '-price', 'city', 'type', '-surface'])
    .optional()
    .describe('newest first when absent; unknown values come last, and after them what is sold or rented'),
});

/** `GET /api/properties`: one page of what is for sale or for rent. */
export async function listRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/properties',
    {
      config: { cached: true },
      schema: {
        tags: ['properties'],
        summary: 'A page of properties',
        querystring: query,
        response: { 200: propertyPage, 400: problemAnswer('a parameter is not valid') },
      },
    },
    async ({ query: { lang, type, ids, ...rest } }, reply) => {
      const snapshot = await siteData.current();
      const page = listProperties(snapshot.view(lang), { ...rest, type: parseIds(type), ids: parseIds(ids) });
      return reply.type('application/json').serializer(pageJson).send(page);
    },
  );
}
