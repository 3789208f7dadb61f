import { z } from 'zod';
import { changedSince } from '../../catalogue/index.ts';
import type { Api } from '../../http/index.ts';
import type { SiteData } from '../site-data.ts';
import type { Snapshot } from '../snapshot.ts';

const query = z.object({
  since: z.string().max(100).optional().describe('a revision: `changed` says what has changed since'),
});

const answer = z.object({
  revision: z.string(),
  changed: z
    .array(z.string())
    .nullable()
    .optional()
    .describe('keys as in `Surrogate-Key`; null if everything may have changed'),
});

/** `GET /api/revision`: changes with every import and every change of the content; caches use it to evict answers. */
export async function revisionRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/revision',
    {
      // Each shell polls twice a second.
      logLevel: 'warn',
      schema: {
        tags: ['site'],
        summary: 'Revision of data and content',
        querystring: query,
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const snapshot = await siteData.current();
      const { revision } = snapshot;
      const { since } = request.query;
      return since === undefined ? { revision } : { revision, changed: await changesSince(snapshot, since) };
    },
  );
}

async function changesSince({ db, catalogue, content, revision }: Snapshot, since: string) {
  if (since === revision) return [];
  const end = `.${content.revision}`;
  // After a change of the content, no list of changed keys exists.
  return since.endsWith(end) ? changedSince(db, since.slice(0, -end.length), catalogue.revision) : null;
}
