import { z } from 'zod';
import type { Api } from '../../api.ts';
import { siteFor } from '../../content/index.ts';
import { inLanguage } from '../../schemas/parameters.ts';
import type { SiteData } from '../../site-data.ts';

/** `GET /api/site`: settings and chrome in one language. */
export async function siteRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/site',
    {
      config: { cached: true },
      schema: {
        tags: ['site'],
        summary: 'Settings, menu, routes, header and footer of the agency',
        querystring: inLanguage,
        response: { 200: z.looseObject({ revision: z.string() }) },
      },
    },
    async ({ query }) => {
      const { content, context } = await siteData.current();
      return { ...siteFor(content, query.lang, context) };
    },
  );
}
