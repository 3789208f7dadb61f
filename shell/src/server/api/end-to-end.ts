import type { IncomingHttpHeaders } from 'node:http';

/**
 * Headers that apply to one connection only (RFC 9110, section 7.6.1), and `Expect`, which only the first server can answer.
 */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers that may be forwarded: without the hop-by-hop ones and those that `Connection` names. */
export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  const isKept = (name: string) => !HOP_BY_HOP.has(name) && !name.startsWith('proxy-') && !named.has(name);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isKept(name)));
}
