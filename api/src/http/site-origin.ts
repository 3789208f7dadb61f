import type { FastifyRequest } from 'fastify';

const HOST = /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i;

/**
 * The origin of links in mails: that of the settings. Without one, the host that the shell received and passed in
 * `X-Forwarded-Host`; null if there is none. A `Host` header alone is never trusted.
 */
export function siteOrigin(
  { headers, host, protocol }: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>,
  configured: string,
): string | null {
  if (URL.canParse(configured)) return new URL(configured).origin;
  if (headers['x-forwarded-host'] === undefined) return null;
  const origin = `${protocol === 'https' ? 'https' : 'http'}://${host}`;
  return HOST.test(host) && URL.canParse(origin) ? new URL(origin).origin : null;
}
