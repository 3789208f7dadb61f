import type { KeyObject } from 'node:crypto';
import { type Override, readOverride } from '@facade/platform/tokens';

/** Carries the signed overrides of one browser. An underscore: proxies name cookies in their settings. */
export const OVERRIDE_COOKIE = 'facade_override';

/** Stands between two tokens, and in none. */
const SEPARATOR = '~';
/** More sections than these at once are not overridden. */
const MOST = 12;

const VALUE = new RegExp(`(?:^|;\\s*)${OVERRIDE_COOKIE}=([\\w.~-]{1,3900})(?:;|$)`);

/** What a token says, beside the token. */
interface Carried {
  token: string;
  override: Override;
}

/** The valid overrides of a request, one a section, the newest first; empty for nearly everybody. */
export const overridesIn = (cookie: string | undefined, key: KeyObject, now = Date.now()): Override[] =>
  carried(cookie, key, now).map(({ override }) => override);

/** A cookie that adds an override to those a browser has, in the place of one for the same section. */
export function cookieWith(
  cookie: string | undefined,
  { token, override }: Carried,
  { key, secure, now = Date.now() }: { key: KeyObject; secure: boolean; now?: number },
): string {
  const others = carried(cookie, key, now).filter((other) => other.override.section !== override.section);
  const all = [{ token, override }, ...others].slice(0, MOST);
  const end = Math.max(...all.map(({ override: { until } }) => until));
  const seconds = Math.max(0, end - Math.floor(now / 1000));
  return setCookie(all.map((one) => one.token).join(SEPARATOR), seconds, secure);
}

/** A cookie that takes every override away. */
export const emptyCookie = (secure: boolean): string => setCookie('', 0, secure);

function carried(cookie: string | undefined, key: KeyObject, now: number): Carried[] {
  const value = cookie?.includes(OVERRIDE_COOKIE) ? VALUE.exec(cookie)?.[1] : undefined;
  const bySection = new Map<string, Carried>();
  for (const token of value?.split(SEPARATOR).slice(0, MOST) ?? []) {
    const override = readOverride(key, token, now);
    if (override && !bySection.has(override.section)) bySection.set(override.section, { token, override });
  }
  return [...bySection.values()];
}

const setCookie = (value: string, seconds: number, secure: boolean): string =>
  `${OVERRIDE_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
