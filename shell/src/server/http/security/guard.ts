import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf, protocolOf } from '../forwarded.ts';
import { protect } from './headers.ts';
import { KnownHosts } from './known-hosts.ts';
import { isSameOrigin } from './own-origin.ts';
import { Refused } from './refused.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The origin for links in the answer. Empty if the requested host is not one of this site's. */
    siteOrigin: string;
  }
}

export interface GuardOptions {
  hosts: ReadonlySet<string>;
  /** Value of `Strict-Transport-Security`; null: not sent. */
  hsts: string | null;
  /** The site's public origin. Empty if the agency's settings have none or are not known yet. */
  origin(): string;
  /** Whether search engines may index the site. */
  isPublic(): boolean;
}

/** Monitoring asks each server by its address. These answers contain no host. */
const FOR_MONITORING = /^\/(healthz|livez|readyz|metrics)(\?|$)/;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Checks every request first: sets security headers, and verifies the host and where the request was sent from. */
export function guard(server: FastifyInstance, { hosts, hsts, origin: siteOrigin, isPublic }: GuardOptions): void {
  const known = new KnownHosts({ hosts, origin: siteOrigin });
  server.decorateRequest('siteOrigin', '');

  function checkHost(request: FastifyRequest): void {
    const asked = { host: request.host, protocol: protocolOf(request), address: addressOf(request) };
    const { kind, origin } = known.find(asked);
    request.siteOrigin = origin;
    if (FOR_MONITORING.test(request.url)) return;
    if (kind === 'malformed') throw new Refused(400, 'malformed host');
    if (kind === 'unknown') throw new Refused(421, 'unknown host');
  }

  server.addHook('onRequest', async (request, reply) => {
    protect(request, reply, hsts);
    if (!isPublic()) reply.raw.setHeader('x-robots-tag', 'noindex');
    checkHost(request);
    // Other upgrades may be ignored, but a WebSocket client waits for an answer.
    if (/\bwebsocket\b/i.test(request.headers.upgrade ?? '')) throw new Refused(400, 'no WebSocket here');
    if (!SAFE.has(request.method) && !isSameOrigin(request, siteOrigin()))
      throw new Refused(403, 'sent from another site');
  });
}
