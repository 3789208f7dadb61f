import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from './exchange.ts';

/** The decoded text of an answer. Throws if it does not match its `Content-Encoding`. */
export function decoded({ headers, body }: Answer): string {
  // HEAD and 304 have the header but no body.
  const encoding = body.length > 0 && headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString('utf8');
}
