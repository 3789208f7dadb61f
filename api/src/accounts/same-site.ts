import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';

/** Refuses what another site has a browser send. The shell refuses such posts too; this is for the endpoints themselves. */
export function refuseOtherSites({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw new ProblemError('bad-request');
}
