import type { KeyObject } from 'node:crypto';
import { openToken, signToken } from './signed-token.ts';

/** Gives one browser another release of a section than other visitors get. */
export interface Override {
  section: string;
  /** Which release: one of the store, the one of a channel, or a browser entry elsewhere. */
  kind: 'version' | 'channel' | 'url';
  /** The version, the channel or the address. */
  name: string;
  /** When it expires, in seconds since 1970. */
  until: number;
}

/** Query parameter of a link that sets an override. */
export const OVERRIDE_PARAMETER = 'facade-override';

const KINDS: readonly unknown[] = ['version', 'channel', 'url'] satisfies Override['kind'][];

/** `key`: of the purpose `override`. */
export const signOverride = (key: KeyObject, { section, kind, name, until }: Override): string =>
  signToken(key, { section, kind, name, until });

/** Null if it was not signed for this purpose with this site's secret, has expired, or is not an override. */
export function readOverride(key: KeyObject, token: string, now = Date.now()): Override | null {
  const { section, kind, name, until } = openToken(key, token, now) ?? {};
  if (typeof section !== 'string' || typeof name !== 'string' || !KINDS.includes(kind)) return null;
  if (kind === 'url' && !entryAddress(name)) return null;
  return { section, kind: kind as Override['kind'], name, until: Number(until) };
}

/** The address of a browser entry: over HTTP, without a name and password in it; null for anything else. */
export function entryAddress(text: string): URL | null {
  const url = URL.parse(text);
  const isPlain = url?.username === '' && url.password === '' && url.hash === '';
  return isPlain && /^https?:$/.test(url.protocol) ? url : null;
}
