import type { FastifyRequest } from 'fastify';
import { ProblemError, siteOrigin } from '../../http/index.ts';
import type { SiteData } from '../../site/index.ts';

/**
 * The site's identity for authenticators: a passkey works only for its host. Throws `not-found` if the host is unknown.
 */
export async function relyingParty(
  siteData: SiteData,
  request: FastifyRequest,
): Promise<{ origin: string; rpID: string; rpName: string }> {
  const { content } = await siteData.current();
  const origin = siteOrigin(request, content.settings.origin);
  if (origin === null) throw new ProblemError('not-found');
  return { origin, rpID: new URL(origin).hostname, rpName: content.settings.agency.name };
}
