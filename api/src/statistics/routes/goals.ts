import { isLocal } from '@facade/server-kit/local-network';
import { GOAL_STEPS } from '@facade/shared-domain/goals';
import { z } from 'zod';
import { type Api, ProblemError } from '../../http/index.ts';
import type { Db } from '../../platform/index.ts';
import { addGoals, goalSums } from '../goals/stored-goals.ts';
import { releaseName } from './release-name.ts';

const count = z.object({
  goal: releaseName,
  step: z.enum(GOAL_STEPS),
  section: releaseName,
  release: releaseName,
  visitors: z.int().min(1).max(1_000_000),
});
const exchange = z.object({
  counts: z.array(count).max(20_000),
  wanted: z
    .array(z.object({ section: releaseName, release: releaseName, since: z.iso.datetime().optional() }))
    .max(1000),
});
const sum = count.extend({ visitors: z.int(), settled: z.int() });

/** A shell that could not reach an api for long has much to tell. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * `POST /goals`: what visitors achieve with the releases of the sections. For shells only: outside `/api`, so that no shell forwards it to
 * visitors, and for this machine and private networks.
 */
export async function goalsRoute(api: Api, { db }: { db: Db }): Promise<void> {
  api.post(
    '/goals',
    {
      bodyLimit: MAX_BYTES,
      logLevel: 'warn',
      schema: { hide: true, body: exchange, response: { 200: z.object({ sums: z.array(sum) }) } },
    },
    async (request, reply) => {
      if (!isLocal(request.ip)) throw new ProblemError('not-found');
      reply.header('cache-control', 'no-store');
      await addGoals(db, request.body.counts);
      return { sums: await goalSums(db, request.body.wanted) };
    },
  );
}
