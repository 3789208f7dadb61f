import { z } from 'zod';
import { chooseMail, loggedInOwner, OWNER_MAILS } from '../../accounts/index.ts';
import { type Api, problemAnswer } from '../../http/index.ts';
import { ALLOWANCES, type Db, perAddress } from '../../platform/index.ts';

/** `POST /api/owner/summaries`: which mails an owner wants. */
export async function summariesRoute(api: Api, { db }: { db: Db }): Promise<void> {
  api.post(
    '/api/owner/summaries',
    {
      config: { rateLimit: perAddress(ALLOWANCES.ownerSummaries) },
      schema: {
        tags: ['owner'],
        summary: 'Starts or stops the weekly summary, or the mails about visits',
        body: z.object({ wanted: z.enum(['yes', 'no']), mail: z.enum(OWNER_MAILS).default('owner-summary') }),
        response: { 204: z.null(), 401: problemAnswer('not logged in') },
      },
    },
    async (request, reply) => {
      const { id } = loggedInOwner(request);
      const { wanted, mail } = request.body;
      await chooseMail(db, mail, id, wanted === 'yes');
      return reply.status(204).send(null);
    },
  );
}
