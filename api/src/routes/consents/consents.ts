import { z } from 'zod';
import type { Api } from '../../api.ts';
import type { Db } from '../../database/index.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { problemAnswer } from '../../schemas/problem.ts';

const consent = z.object({
  id: z.uuid().describe('random, made by the browser'),
  version: z.string().min(1).max(50).describe('version of the text that was shown'),
  choices: z.record(z.string().max(50), z.boolean()).refine((choices) => Object.keys(choices).length <= 20),
});

/** `POST /api/consents`: keeps proof of a choice. Time, version, choices and the random id; no address, nothing else. */
export async function consentsRoute(api: Api, { db }: { db: Db }): Promise<void> {
  api.post(
    '/api/consents',
    {
      config: { rateLimit: perAddress(30, 10) },
      schema: {
        tags: ['consent'],
        summary: 'Keeps a record of a consent choice',
        body: consent,
        response: { 204: z.null(), 422: problemAnswer('not a consent') },
      },
    },
    async ({ body: { id, version, choices } }, reply) => {
      await db
        .insertInto('consent')
        .values({ id, version, choices: JSON.stringify(choices), given_at: new Date() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return reply.status(204).send(null);
    },
  );
}
