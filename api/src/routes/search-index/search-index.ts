import type { Api } from '../../api.ts';
import { buildSearchIndex } from '../../catalogue/suggest/search-index.ts';
import { searchIndex } from '../../schemas/catalogue.ts';
import { inLanguage } from '../../schemas/parameters.ts';
import type { SiteData } from '../../site-data.ts';

/** `GET /api/search-index`: all that the search panel matches against. */
export async function searchIndexRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/search-index',
    {
      config: { cached: true },
      schema: {
        tags: ['search'],
        summary: 'Categories, towns and properties to search in',
        querystring: inLanguage,
        response: { 200: searchIndex },
      },
    },
    async ({ query }) => buildSearchIndex((await siteData.current()).view(query.lang)),
  );
}
