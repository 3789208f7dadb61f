import { z } from 'zod';
import { contentPageFor, indexedIn } from '../../content/index.ts';
import { type Api, inLanguage, ProblemError, problemAnswer } from '../../http/index.ts';
import { registerTable } from '../../privacy/index.ts';
import type { SiteData } from '../../site/index.ts';

const query = inLanguage.extend({ path: z.string().max(500).describe('original path, such as /services/') });

/** `GET /api/content`: a content page, composed of modules. */
export async function contentRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/content',
    {
      config: { cached: true },
      schema: {
        tags: ['site'],
        summary: 'A content page',
        querystring: query,
        response: { 200: z.looseObject({ original: z.string() }), 404: problemAnswer('no page has this path') },
      },
    },
    async ({ query: { path, lang } }) => {
      const { content, context, enabled } = await siteData.current();
      const page = contentPageFor(content, path, lang, { ...context, privacyRegister: registerTable });
      if (!page) throw new ProblemError('not-found');
      return { ...page, meta: { ...page.meta, indexedIn: indexedIn(content, path, enabled, context) } };
    },
  );
}
