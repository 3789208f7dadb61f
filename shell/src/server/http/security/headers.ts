import type { FastifyReply, FastifyRequest } from 'fastify';
import { protocolOf } from '../forwarded.ts';

/**
 * Nothing on this site uses these features, but a frame of another site could. Only the map's page, not a frame, may ask for
 * the visitor's location.
 */
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

/** Set on every answer. Pages replace the policy with their own. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [...DENIED.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** E-mails, link previews and pages of other sites show our pictures, and a site may serve its sections from another host. */
const SHARED = /^\/((api\/pictures|images|icons|_sections)\/|api\/(properties|projects)\/\d+\/share\.)/;

/** Sets the headers before anything else, so that every kind of answer has them. `hsts`: value for answers over HTTPS. */
export function protect(request: FastifyRequest, reply: FastifyReply, hsts: string | null): void {
  const { raw } = reply;
  if (raw.headersSent) return;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) raw.setHeader(name, value);
  if (SHARED.test(request.raw.url ?? '')) raw.setHeader('cross-origin-resource-policy', 'cross-origin');
  if (hsts && protocolOf(request) === 'https') raw.setHeader('strict-transport-security', hsts);
}
