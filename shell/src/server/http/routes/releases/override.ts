import { OVERRIDE_PARAMETER, readOverride } from '@facade/platform/tokens';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RESET_URL } from '../../../variants/badge.ts';
import { cookieWith, EMPTY_COOKIE, OVERRIDE_COOKIE } from '../../../variants/override-cookie.ts';
import type { Visitors } from '../../../variants/visitors.ts';
import { cookiesOf, keepCookie } from '../../cookies.ts';
import { sendRedirect } from '../../pages/redirects/send-redirect.ts';
import type { SiteRequest } from '../../pages/site-request.ts';
import { requestOrigin } from '../../security/own-origin.ts';
import { sendInvalidLink } from '../invalid-link.ts';
import { signedLinkIn } from '../signed-link.ts';

/**
 * A signed link to any page sets its override for the browser that opens it. The badge removes all overrides. A link that is
 * unsigned, expired or given twice sets nothing, and the answer says so.
 */
export async function overrideRoutes(server: FastifyInstance) {
  await server.register(formbody);

  server.post(RESET_URL, async (request, reply) => redirect(keepCookie(reply, EMPTY_COOKIE), pageBefore(request)));

  server.get(RESET_URL, async (_request, reply) => redirect(reply, '/'));
}

/** Answers a request whose address contains an override link; undefined for every other request, which is handled as usual. */
export function answerOverrideLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { url, site }: Pick<SiteRequest, 'url' | 'site'>,
  visitors: Visitors,
): FastifyReply | undefined {
  const link = signedLinkIn(url, OVERRIDE_PARAMETER);
  if (!link) return undefined;
  const { token, to } = link;
  const override = token === null ? null : readOverride(visitors.overrideKey, token);
  if (token === null || !override) return sendInvalidLink(reply, to, site.language);
  const before = cookiesOf(request)[OVERRIDE_COOKIE];
  return redirect(keepCookie(reply, cookieWith(before, { token, override }, visitors.overrideKey)), to);
}

const redirect = (reply: FastifyReply, to: string): FastifyReply => sendRedirect(reply, to, 303, true);

/** The page of this site from which a form was sent. */
function pageBefore(request: FastifyRequest): string {
  const before = URL.parse(request.headers.referer ?? '');
  return before?.origin === requestOrigin(request) ? before.pathname + before.search : '/';
}
