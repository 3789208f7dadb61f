import type { FastifyReply, FastifyRequest } from 'fastify';
import { protocolOf } from '../forwarded.ts';

/** Nothing on this site asks for these; a frame of another site could. Where a visitor is, the map's page may ask, and no frame. */
const DENIED = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** On every answer, whatever it is. Pages replace the policy by their own. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [...DENIED.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Mails, link previews and pages of other sites show our pictures; a site may serve its sections from another host. */
const SHARED = /^\/((api\/pictures|images|icons|_sections)\/|api\/(properties|projects)\/\d+\/share\.)/;

/** Puts the headers on an answer before anything else does, so that every kind has them. `hsts`: value for encrypted answers. */
export function protect(request: FastifyRequest, reply: FastifyReply, hsts: string | null): void {
  const { raw } = reply;
  if (raw.headersSent) return;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) raw.setHeader(name, value);
  if (SHARED.test(request.raw.url ?? '')) raw.setHeader('cross-origin-resource-policy', 'cross-origin');
  if (hsts && protocolOf(request) === 'https') raw.setHeader('strict-transport-security', hsts);
}
