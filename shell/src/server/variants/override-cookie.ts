import type { KeyObject } from 'node:crypto';
import { type Override, readOverride } from '@facade/platform/tokens';

/** Contains the signed overrides of one browser. With an underscore, because proxies name cookies in their settings. */
export const OVERRIDE_COOKIE = 'facade_override';

/** Separates tokens; no token contains it. */
const SEPARATOR = '~';
/** Maximum number of overridden sections. */
const MAX_OVERRIDES = 12;

/** The content of a token, with the token. */
interface ParsedToken {
  token: string;
  override: Override;
}

/** The valid overrides in a browser's cookie, one per section, the newest first; empty for nearly all visitors. */
export const overridesIn = (cookie: string | undefined, key: KeyObject, now = Date.now()): Override[] =>
  parseTokens(cookie, key, now).map(({ override }) => override);

/** A value of the cookie, and how long it lasts. */
interface OverrideCookie {
  name: string;
  value: string;
  seconds: number;
}

/** A cookie that adds an override to the browser's, replacing one for the same section. */
export function cookieWith(
  cookie: string | undefined,
  { token, override }: ParsedToken,
  key: KeyObject,
  now = Date.now(),
): OverrideCookie {
  const others = parseTokens(cookie, key, now).filter((other) => other.override.section !== override.section);
  const all = [{ token, override }, ...others].slice(0, MAX_OVERRIDES);
  const end = Math.max(...all.map(({ override: { until } }) => until));
  const seconds = Math.max(0, end - Math.floor(now / 1000));
  return { name: OVERRIDE_COOKIE, value: all.map((one) => one.token).join(SEPARATOR), seconds };
}

/** A cookie that removes every override. */
export const EMPTY_COOKIE: OverrideCookie = { name: OVERRIDE_COOKIE, value: '', seconds: 0 };

function parseTokens(cookie: string | undefined, key: KeyObject, now: number): ParsedToken[] {
  const bySection = new Map<string, ParsedToken>();
  for (const token of cookie?.split(SEPARATOR).slice(0, MAX_OVERRIDES) ?? []) {
    const override = readOverride(key, token, now);
    if (override && !bySection.has(override.section)) bySection.set(override.section, { token, override });
  }
  return [...bySection.values()];
}
