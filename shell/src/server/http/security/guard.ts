import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf, protocolOf } from '../forwarded.ts';
import { protect } from './headers.ts';
import { KnownHosts } from './known-hosts.ts';
import { isSameOrigin } from './own-origin.ts';
import { Refused } from './refused.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The origin that links of the answer may name; empty where the visitor asked for a host that this site does not go by. */
    siteOrigin: string;
  }
}

export interface GuardOptions {
  hosts: ReadonlySet<string>;
  /** Value of `Strict-Transport-Security`; null for none. */
  hsts: string | null;
  /** The site's public origin; empty where the agency's settings name none, or are not known yet. */
  origin(): string;
  /** Whether search engines may show the site. */
  isPublic(): boolean;
}

/** Whoever watches asks each server by its address. Their answers name no host. */
const FOR_WATCHERS = /^\/(healthz|livez|readyz|metrics)(\?|$)/;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Looks at every request before all else: security headers, the host it is for, and where it was sent from. */
export function guard(server: FastifyInstance, { hosts, hsts, origin: siteOrigin, isPublic }: GuardOptions): void {
  const known = new KnownHosts({ hosts, origin: siteOrigin });
  server.decorateRequest('siteOrigin', '');

  function checkHost(request: FastifyRequest): void {
    const asked = { host: request.host, protocol: protocolOf(request), address: addressOf(request) };
    const { kind, origin } = known.find(asked);
    request.siteOrigin = origin;
    if (FOR_WATCHERS.test(request.url)) return;
    if (kind === 'malformed') throw new Refused(400, 'malformed host');
    if (kind === 'unknown') throw new Refused(421, 'unknown host');
  }

  server.addHook('onRequest', async (request, reply) => {
    protect(request, reply, hsts);
    if (!isPublic()) reply.raw.setHeader('x-robots-tag', 'noindex');
    checkHost(request);
    // Other upgrades may be ignored; who opens a WebSocket waits for an answer to that.
    if (/\bwebsocket\b/i.test(request.headers.upgrade ?? '')) throw new Refused(400, 'no WebSocket here');
    if (!SAFE.has(request.method) && !isSameOrigin(request, siteOrigin()))
      throw new Refused(403, 'sent from another site');
  });
}
