import type { Api } from '../../api.ts';
import type { Db } from '../../database/index.ts';
import { ownerStatistics as statisticsOf } from '../../owners/statistics.ts';
import { owner, ownerStatistics } from '../../schemas/owner.ts';
import { inLanguage } from '../../schemas/parameters.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import type { SiteData } from '../../site-data.ts';
import { requireOwner } from './require-owner.ts';

const notLoggedIn = problemAnswer('not logged in');

/** `GET /api/owner/me` and `GET /api/owner/statistics`: for the owner who is logged in, never kept by a cache. */
export async function statisticsRoute(api: Api, { siteData, db }: { siteData: SiteData; db: Db }): Promise<void> {
  api.get(
    '/api/owner/me',
    { schema: { tags: ['owner'], summary: 'Who is logged in', response: { 200: owner, 401: notLoggedIn } } },
    async (request, reply) => {
      const { name, email } = await requireOwner(db, request, reply);
      return { name, email };
    },
  );
  api.get(
    '/api/owner/statistics',
    {
      schema: {
        tags: ['owner'],
        summary: 'Visits and history of the owner’s properties',
        querystring: inLanguage,
        response: { 200: ownerStatistics, 401: notLoggedIn },
      },
    },
    async (request, reply) => {
      const found = await requireOwner(db, request, reply);
      const view = (await siteData.current()).view(request.query.lang);
      return statisticsOf(db, found, { ...view, db });
    },
  );
}
