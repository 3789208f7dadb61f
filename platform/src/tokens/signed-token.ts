import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Longer tokens are not read: ours are shorter. In characters. */
const LONGEST = 1500;

/**
 * Content that only the holder of the key can create or change, as text for a URL or a cookie: letters, digits, `-`, `_` and
 * one dot. `until`: expiry in seconds since 1970.
 */
export function signToken(key: KeyObject, content: Record<string, unknown> & { until: number }): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${signature(key, text)}`;
}

/** The content of a token signed with this key; null if invalid or expired. `now`: milliseconds since 1970. */
export function openToken(key: KeyObject, token: string, now = Date.now()): Record<string, unknown> | null {
  if (token.length > LONGEST) return null;
  const [text = '', given = '', ...rest] = token.split('.');
  const expected = Buffer.from(signature(key, text));
  const actual = Buffer.from(given);
  if (rest.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const content = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as { until: number };
  return content.until * 1000 > now ? { ...content } : null;
}

const signature = (key: KeyObject, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
