import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../database/index.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import type { Api } from '../../server.ts';

/** `GET /api/health`: 200 when the database answers. */
export function healthRoute(api: Api, db: Db): void {
  api.get(
    '/api/health',
    {
      logLevel: 'warn',
      schema: {
        tags: ['operation'],
        summary: 'Whether the api can work',
        response: { 200: z.object({ status: z.literal('ok') }), 503: problemAnswer('the database does not answer') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        await sql`select 1`.execute(db);
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        throw new ProblemError('unavailable');
      }
      return { status: 'ok' as const };
    },
  );
}
