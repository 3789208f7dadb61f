import { z } from 'zod';
import { refuseOtherSites } from '../../accounts/same-site.ts';
import type { Api } from '../../api.ts';
import type { Db } from '../../database/index.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import { requireOwner } from './require-owner.ts';

/** `POST /api/owner/summaries`: whether an owner wants the monthly summary by mail. */
export async function summariesRoute(api: Api, { db }: { db: Db }): Promise<void> {
  api.post(
    '/api/owner/summaries',
    {
      config: { rateLimit: perAddress(120, 10) },
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
      const wants_summary = request.body.wanted === 'yes';
      await db.updateTable('account').set({ wants_summary }).where('id', '=', id).execute();
      return reply.status(204).send(null);
    },
  );
}
