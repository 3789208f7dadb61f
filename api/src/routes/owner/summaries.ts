import { z } from 'zod';
import { refuseOtherSites } from '../../accounts/same-site.ts';
import type { Api } from '../../api.ts';
import type { Db } from '../../database/index.ts';
import { keyedHasher } from '../../limits/keyed-hash.ts';
import { dashboardPath } from '../../owners/summary/dashboard-link.ts';
import { accountOfToken } from '../../owners/summary/stop-token.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { inLanguage } from '../../schemas/parameters.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import type { SiteData } from '../../site-data.ts';
import { requireOwner } from './require-owner.ts';

/** Guesses of a hash of 256 bits, or clicks. */
const LIMITED = { rateLimit: perAddress(120, 10) };

const signed = inLanguage.extend({ token: z.string().max(60).describe('of a signed link') });
const notSigned = problemAnswer('nobody signed this link');

/** Whether an owner wants the monthly summary: `POST /api/owner/summaries`, and `unsubscribe` for mail programs. */
export async function summariesRoute(api: Api, { db, siteData }: { db: Db; siteData: SiteData }): Promise<void> {
  const want = async (id: number, wants_summary: boolean) => {
    await db.updateTable('account').set({ wants_summary }).where('id', '=', id).execute();
  };
  const accountIn = async (token: string): Promise<number> => {
    const id = accountOfToken(await keyedHasher(db), token);
    if (id === null) throw new ProblemError('not-found');
    return id;
  };
  api.post(
    '/api/owner/summaries',
    {
      config: LIMITED,
      schema: {
        tags: ['owner'],
        summary: 'Starts or stops the monthly summary by mail',
        body: z.object({ wanted: z.enum(['yes', 'no']) }),
        response: { 204: z.null(), 401: problemAnswer('not logged in') },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const { id } = await requireOwner(db, request, reply);
      await want(id, request.body.wanted === 'yes');
      return reply.status(204).send(null);
    },
  );
  api.post(
    '/api/owner/summaries/unsubscribe',
    {
      config: LIMITED,
      schema: {
        tags: ['owner'],
        summary: 'Stops the monthly summary by one click in a mail program (RFC 8058)',
        querystring: signed,
        body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
        response: { 200: z.object({ state: z.literal('stopped') }), 404: notSigned },
      },
    },
    async ({ query }) => {
      await want(await accountIn(query.token), false);
      return { state: 'stopped' as const };
    },
  );
  // Older mail programs open the same address: the dashboard has a button.
  api.get(
    '/api/owner/summaries/unsubscribe',
    { config: LIMITED, schema: { tags: ['owner'], summary: 'Leads to where it is stopped', querystring: signed } },
    async ({ query: { lang, token } }, reply) => {
      await accountIn(token);
      const { content } = await siteData.current();
      return reply.redirect(dashboardPath(content, lang), 303);
    },
  );
}
