import { z } from 'zod';
import { loggedInStaff, memberOf } from '../../accounts/index.ts';
import { type Api, ProblemError, problemAnswer } from '../../http/index.ts';
import { StartupError } from '../../kernel/index.ts';
import { listMails, resendMails } from '../../mail/index.ts';
import type { Db } from '../../platform/index.ts';
import { outboxAnswer } from '../schemas/agency.ts';
import { mailResend } from '../schemas/agency-changes.ts';

/** Maximum number of listed mails; the rest is only counted. */
const LISTED = 100;

const notLoggedIn = problemAnswer('not logged in as staff');
const notManager = problemAnswer('not a manager: mails are about the homes of all agents');

/** `GET /api/agency/outbox` and `POST /api/agency/outbox`: unsent mails, for managers. */
export async function outboxRoute(api: Api, { db }: { db: Db }): Promise<void> {
  api.get(
    '/api/agency/outbox',
    {
      schema: {
        tags: ['agency'],
        summary: 'Mails that are pending, are retried or were given up, without their text',
        response: { 200: outboxAnswer, 401: notLoggedIn, 403: notManager },
      },
    },
    async (request) => {
      const staff = loggedInStaff(request);
      return { staff: memberOf(staff), ...(await listMails(db, LISTED)) };
    },
  );
  api.post(
    '/api/agency/outbox',
    {
      schema: {
        tags: ['agency'],
        summary: 'Sends a mail again, or all that were given up',
        body: mailResend,
        response: {
          204: z.null(),
          401: notLoggedIn,
          403: notManager,
          409: problemAnswer('it has been sent, or is being sent'),
          422: problemAnswer('not the id of a mail'),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.body;
      await resendMails(db, id ? { id } : { allDead: true }).catch((error: Error) => {
        throw error instanceof StartupError ? new ProblemError('conflict') : error;
      });
      return reply.status(204).send(null);
    },
  );
}
