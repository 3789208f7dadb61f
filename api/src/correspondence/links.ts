import type { RegularMail } from '@facade/shared-domain/model';
import { uuidOf } from '../kernel/index.ts';
import { isSameText, type KeyedHash } from '../platform/index.ts';

/** What a signed link allows; a link that shows or changes a search may also stop it. `all`: to see every subscription of the address. */
export type LinkPurpose = 'confirm' | 'manage' | 'stop' | 'all';

/** How many days a link works; none: while the subscription exists. Unsubscribing must work from the oldest mail. */
export const LINK_DAYS: Record<LinkPurpose, number | null> = { confirm: 7, manage: 60, all: 60, stop: null };

export interface Link {
  kind: RegularMail;
  purpose: LinkPurpose;
  /** A UUID: of the subscription, or derived from the owner's account. */
  id: string;
}

const KINDS = {
  d: 'demand',
  n: 'newsletter',
  f: 'follow',
  o: 'owner-summary',
  v: 'owner-visits',
} as const satisfies Record<string, RegularMail>;

const LETTERS = Object.fromEntries(Object.entries(KINDS).map(([letter, kind]) => [kind, letter]));
const PURPOSES: Record<string, LinkPurpose> = { a: 'all', c: 'confirm', m: 'manage', s: 'stop' };

const TOKEN = /^([dnfov])([acms])-([\da-f]{32})-([\da-z]{1,10})-([\da-f]{40})$/;

/** Maximum length of a token, for the declaration of parameters. */
export const TOKEN_LENGTH = 90;

const DAY = 86_400;

/**
 * The token of a link: kind and purpose, subscription, expiry, and a keyed hash of all that. In lowercase, because addresses of
 * pages are case-insensitive.
 */
export function signLink(sign: KeyedHash, { kind, purpose, id }: Link, now = Date.now()): string {
  // A link that never expires has the time 0.
  const ends = LINK_DAYS[purpose] === null ? 0 : endOf(purpose, now).getTime() / 1000;
  const head = `${LETTERS[kind]}${purpose[0]}-${id.replaceAll('-', '')}-${ends.toString(36)}`;
  return `${head}-${hashOf(sign, head)}`;
}

/** What a token allows: `expired` if it is too old, null if its signature is invalid. */
export function readLink(sign: KeyedHash, token: string, now = Date.now()): Link | 'expired' | null {
  const [, kindLetter = '', purposeLetter = '', digits = '', ends = '', hash = ''] = TOKEN.exec(token) ?? [];
  const [kind, purpose] = [KINDS[kindLetter as keyof typeof KINDS], PURPOSES[purposeLetter]];
  if (!kind || !purpose) return null;
  const right = hashOf(sign, `${kindLetter}${purposeLetter}-${digits}-${ends}`);
  if (!isSameText(hash, right)) return null;
  const until = Number.parseInt(ends, 36);
  if (until !== 0 && until * 1000 < now) return 'expired';
  return { kind, purpose, id: uuidOf(digits) };
}

/** When a link that is signed now expires. Rounded to a day, so that the same mail rendered again has the same link. */
export const endOf = (purpose: LinkPurpose, now = Date.now()): Date =>
  new Date((Math.floor(now / 1000 / DAY) + (LINK_DAYS[purpose] ?? 0) + 1) * DAY * 1000);

const hashOf = (sign: KeyedHash, head: string): string =>
  Buffer.from(sign('subscription-link', head), 'base64url').toString('hex').slice(0, 40);
