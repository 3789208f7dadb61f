import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from './exchange.ts';

/** The text of an answer, whatever form it came in. Throws where it is not in the form that its header names. */
export function decoded({ headers, body }: Answer): string {
  // HEAD and 304 name the form of a body they do not have.
  const encoding = body.length > 0 && headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString('utf8');
}
