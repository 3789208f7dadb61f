import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { listTeasers, teaser, teaserOf } from '../../../catalogue/index.ts';
import { type Api, byId, inLanguage, ProblemError, problemAnswer } from '../../../http/index.ts';
import type { SiteData } from '../../site-data.ts';

/** On every answer, including cached ones and refusals. */
const noindex = async (_request: unknown, reply: FastifyReply): Promise<void> =>
  void reply.header('x-robots-tag', 'noindex');

/** `GET /api/off-market` and `GET /api/off-market/:id`: the only answers with off-market homes. */
export async function offMarketRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/off-market',
    {
      config: { cached: true },
      onSend: noindex,
      schema: {
        tags: ['properties'],
        summary: 'Teasers of off-market homes, newest first',
        querystring: inLanguage.strict(),
        response: { 200: z.array(teaser) },
      },
    },
    async ({ query }) => {
      const snapshot = await siteData.current();
      return listTeasers(snapshot.view(query.lang), snapshot.enabled);
    },
  );
  api.get(
    '/api/off-market/:id',
    {
      config: { cached: true },
      onSend: noindex,
      schema: {
        tags: ['properties'],
        summary: 'The teaser of one off-market home',
        params: byId,
        querystring: inLanguage.strict(),
        response: { 200: teaser, 404: problemAnswer('no off-market home has this id') },
      },
    },
    async ({ params, query }) => {
      const snapshot = await siteData.current();
      const found = await teaserOf(snapshot.view(query.lang), params.id, snapshot.enabled);
      if (!found) throw new ProblemError('not-found');
      return found;
    },
  );
}
