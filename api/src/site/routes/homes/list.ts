import { z } from 'zod';
import {
  filterParameters,
  filtersIn,
  keysOfList,
  listProperties,
  propertyPage,
  QUERY_LIMITS,
  requireKnownTypes,
} from '../../../catalogue/index.ts';
import { type Api, inLanguage, ProblemError, problemAnswer, rejectedMessage, whole } from '../../../http/index.ts';
import { dependsOn } from '../../answer-keys.ts';
import type { SiteData } from '../../site-data.ts';
import { pageJson } from './page-json.ts';

/** The message for a page beyond the end of what lists show. */
const TOO_DEEP = { kind: 'deep' } as const;

const query = inLanguage.extend({
  ...filterParameters,
  page: whole(1, QUERY_LIMITS.counted, TOO_DEEP).default(1).describe('within the first 10000 properties'),
  pageSize: whole(1, 100).default(12),
  sort: z
    .enum(['date', '-date', 'price', '-price', 'city', 'type', '-surface'])
    .optional()
    .describe(
      'newest first when absent; unknown values come last, and after them what is sold or rented; by price, life annuities come after other homes: a bouquet is no price',
    ),
  facets: z
    .enum(['true', 'false', '1', '0', 'all'])
    .optional()
    .describe(
      '`true` adds `facets`: the number of homes for each choice of a filter; `all` counts prices and areas too',
    ),
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
        querystring: query.strict(),
        response: {
          200: propertyPage,
          400: problemAnswer('a parameter is not valid or not known, or the page is beyond the first 10000 properties'),
        },
      },
    },
    async ({ query: { lang, page, pageSize, sort, facets, ...rest } }, reply) => {
      const filters = filtersIn(rest, lang);
      if ((page - 1) * pageSize >= QUERY_LIMITS.counted)
        throw new ProblemError('bad-parameter', { page: rejectedMessage(TOO_DEEP, lang) });
      const view = (await siteData.current()).view(lang);
      requireKnownTypes(filters, view);
      const counted = facets !== undefined && facets !== 'false' && facets !== '0';
      const asked = facets === 'all' ? facets : counted;
      const found = await listProperties(view, filters, { page, pageSize, sort, facets: asked });
      dependsOn(reply, keysOfList({ filters, sort, facets: counted }, found.items));
      return reply.type('application/json').serializer(pageJson).send(found);
    },
  );
}
