import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSessionCookie } from '../../accounts/session-cookie.ts';
import type { Api } from '../../api.ts';
import type { Db } from '../../database/index.ts';
import { ownerRealm } from '../../owners/owner-realm.ts';
import { findOwner, type Owner } from '../../owners/session.ts';
import { ownerStatistics as statisticsOf } from '../../owners/statistics.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { owner, ownerStatistics } from '../../schemas/owner.ts';
import { inLanguage } from '../../schemas/parameters.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import type { SiteData } from '../../site-data.ts';

const notLoggedIn = problemAnswer('not logged in');

/** `GET /api/owner/me` and `GET /api/owner/statistics`: for the owner who is logged in, never kept by a cache. */
export async function statisticsRoute(api: Api, { siteData, db }: { siteData: SiteData; db: Db }): Promise<void> {
  const requireOwner = async (request: FastifyRequest, reply: FastifyReply): Promise<Owner> => {
    reply.header('cache-control', 'no-store');
    const found = await findOwner(db, readSessionCookie(request, ownerRealm.cookies));
    if (!found) throw new ProblemError('unauthorized');
    return found;
  };
  api.get(
    '/api/owner/me',
    { schema: { tags: ['owner'], summary: 'Who is logged in', response: { 200: owner, 401: notLoggedIn } } },
    async (request, reply) => {
      const { name, email } = await requireOwner(request, reply);
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
      const found = await requireOwner(request, reply);
      const view = (await siteData.current()).view(request.query.lang);
      return statisticsOf(db, found, { ...view, db });
    },
  );
}
