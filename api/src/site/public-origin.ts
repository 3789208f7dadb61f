import type { FastifyRequest } from 'fastify';
import type { Content } from '../content/index.ts';
import { ProblemError, siteOrigin } from '../http/index.ts';

/** The origin of absolute addresses. Throws 404 if the site's host name is unknown. */
export function publicOrigin(request: FastifyRequest, { settings }: Content): string {
  const origin = siteOrigin(request, settings.origin);
  if (!origin) throw new ProblemError('not-found');
  return origin;
}
