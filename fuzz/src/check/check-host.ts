import type { FuzzRequest } from '../request/fuzz-request.ts';
import { decoded } from '../send/decoded.ts';
import type { Answer } from '../send/exchange.ts';

/** A foreign host in headers and values of requests. */
const FOREIGN = 'zq.test';

/** Where the answer refers to a host that only the request names; null if it does not. */
export function foreignHost({ target, body, headers }: FuzzRequest, answer: Answer): string | null {
  const { location = '', 'content-type': type = '' } = answer.headers;
  if (new RegExp(`^(?:https?:)?[\\\\/]{2}(?:[^/?#]*[.@])?${FOREIGN}`, 'i').test(location))
    return `redirects to ${location}`;
  const isNamed = headers.some(([, value]) => value.includes(FOREIGN));
  // In a URL or a form it is plain text.
  const isText = target.includes(FOREIGN) || body?.bytes.includes(FOREIGN);
  if (!isNamed || isText || !type.startsWith('text/html')) return null;
  return decoded(answer).includes(`//${FOREIGN}`) ? 'the page names the host that a header names' : null;
}
