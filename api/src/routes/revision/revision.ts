import { z } from 'zod';
import type { Api } from '../../api.ts';
import type { SiteData } from '../../site-data.ts';

/** `GET /api/revision`: changes with every import and every change of the content; caches are keyed by it. */
export async function revisionRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/revision',
    {
      // Each shell asks twice a second.
      logLevel: 'warn',
      schema: {
        tags: ['site'],
        summary: 'Revision of data and content',
        response: { 200: z.object({ revision: z.string() }) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { revision: (await siteData.current()).revision };
    },
  );
}
