import type { KeyObject } from 'node:crypto';
import { type Override, readOverride } from '@facade/platform/tokens';

/** Carries the signed overrides of one browser. An underscore: proxies name cookies in their settings. */
export const OVERRIDE_COOKIE = 'facade_override';

/** Stands between two tokens, and in none. */
const SEPARATOR = '~';
/** More sections than these at once are not overridden. */
const MOST = 12;

/** What a token says, beside the token. */
interface Carried {
  token: string;
  override: Override;
}

/** The valid overrides in a browser's cookie, one a section, the newest first; empty for nearly everybody. */
export const overridesIn = (cookie: string | undefined, key: KeyObject, now = Date.now()): Override[] =>
  carried(cookie, key, now).map(({ override }) => override);

/** A value of the cookie, and how long it lasts. */
interface OverrideCookie {
  name: string;
  value: string;
  seconds: number;
}

/** A cookie that adds an override to those a browser has, in the place of one for the same section. */
export function cookieWith(
  cookie: string | undefined,
  { token, override }: Carried,
  key: KeyObject,
  now = Date.now(),
): OverrideCookie {
  const others = carried(cookie, key, now).filter((other) => other.override.section !== override.section);
  const all = [{ token, override }, ...others].slice(0, MOST);
  const end = Math.max(...all.map(({ override: { until } }) => until));
  const seconds = Math.max(0, end - Math.floor(now / 1000));
  return { name: OVERRIDE_COOKIE, value: all.map((one) => one.token).join(SEPARATOR), seconds };
}

/** A cookie that takes every override away. */
export const EMPTY_COOKIE: OverrideCookie = { name: OVERRIDE_COOKIE, value: '', seconds: 0 };

function carried(cookie: string | undefined, key: KeyObject, now: number): Carried[] {
  const bySection = new Map<string, Carried>();
  for (const token of cookie?.split(SEPARATOR).slice(0, MOST) ?? []) {
    const override = readOverride(key, token, now);
    if (override && !bySection.has(override.section)) bySection.set(override.section, { token, override });
  }
  return [...bySection.values()];
}
