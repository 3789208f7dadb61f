import { QR_CODE_URL } from '@facade/shared-domain/qr-code';
import type { FastifyInstance } from 'fastify';
import encodeQR from 'qr';
import type { SiteSource } from '../../api/site-source.ts';

/** Longer paths give a code that is too fine for a printed page. */
const MAX_LENGTH = 300;

/** `GET /_shell/qr-code.svg?path=…`: the absolute address of a page of this site, and only of this site, as a QR code. */
export async function qrCodeRoute(server: FastifyInstance, { sites }: { sites: SiteSource }) {
  server.get<{ Querystring: { path?: unknown } }>(QR_CODE_URL, (request, reply) => {
    const { path } = request.query;
    const origin = (sites.isKnown && sites.default.origin) || request.siteOrigin;
    const page = typeof path === 'string' && path.length <= MAX_LENGTH ? URL.parse(path, origin) : null;
    if (!path || page?.origin !== origin) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(encodeQR(page.href, 'svg', { border: 2 }));
  });
}
