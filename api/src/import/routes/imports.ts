import type { ImportsAnswer } from '@facade/shared-domain/model';
import { z } from 'zod';
import { loggedInStaff, memberOf } from '../../accounts/index.ts';
import { type Api, inLanguage, ProblemError, problemAnswer } from '../../http/index.ts';
import { staffMember } from '../../leads/index.ts';
import type { Db } from '../../platform/index.ts';
import { listRuns, wantImport } from '../runs/import-runs.ts';

const number = z.int();
const problems = z.array(
  z.object({
    home: z.string(),
    problems: z.array(z.object({ message: z.string(), advice: z.string(), line: number.nullable() })),
  }),
);

const importsAnswer = z.object({
  staff: staffMember,
  canRun: z.boolean(),
  runs: z.array(
    z.object({
      id: number,
      source: z.string(),
      file: z.string(),
      beganAt: z.string(),
      seconds: z.number(),
      imported: z.boolean(),
      leftOut: number,
      counts: z.object({ properties: number, added: number, changed: number, removed: number }),
      tooMany: z.object({ removed: number, homes: number }).nullable(),
      errors: problems,
      warnings: problems,
      more: number,
    }),
  ),
}) satisfies z.ZodType<ImportsAnswer>;

const notLoggedIn = problemAnswer('not logged in as staff');
const notManager = problemAnswer('not a manager');

/** `GET /api/agency/imports` and `POST /api/agency/imports`: the last imports, and another one, for managers. */
export async function importsRoute(api: Api, { db, feeds }: { db: Db; feeds: readonly string[] }): Promise<void> {
  api.get(
    '/api/agency/imports',
    {
      schema: {
        tags: ['agency'],
        summary: 'The last imports of homes, with what was wrong by home',
        querystring: inLanguage,
        response: { 200: importsAnswer, 401: notLoggedIn, 403: notManager },
      },
    },
    async (request) => {
      const staff = memberOf(loggedInStaff(request));
      return { staff, canRun: feeds.length > 0, runs: await listRuns(db, request.query.lang) };
    },
  );
  api.post(
    '/api/agency/imports',
    {
      schema: {
        tags: ['agency'],
        summary: 'Imports the feeds of the schedule again, within a quarter of a minute',
        response: {
          204: z.null(),
          401: notLoggedIn,
          403: notManager,
          409: problemAnswer('no feed is imported by schedule'),
        },
      },
    },
    async (_request, reply) => {
      if (feeds.length === 0) throw new ProblemError('conflict');
      await wantImport(db, feeds);
      return reply.status(204).send(null);
    },
  );
}
