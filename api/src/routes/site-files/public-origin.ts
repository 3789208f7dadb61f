import type { FastifyRequest } from 'fastify';
import type { Content } from '../../content/index.ts';
import { siteOrigin } from '../../forms/site-origin.ts';
import { ProblemError } from '../../problems/problem-error.ts';

/** What absolute addresses begin with. Throws 404 where nobody said by which name the site goes. */
export function publicOrigin(request: FastifyRequest, { settings }: Content): string {
  const origin = siteOrigin(request, settings.origin);
  if (!origin) throw new ProblemError('not-found');
  return origin;
}
