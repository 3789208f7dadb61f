import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/index.ts';

/**
 * Refuses requests that another site makes a browser send. The shell refuses such posts too; this protects the endpoints
 * themselves.
 */
export function refuseOtherSites({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw new ProblemError('bad-request');
}
