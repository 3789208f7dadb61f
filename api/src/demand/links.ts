import { timingSafeEqual } from 'node:crypto';
import type { RegularMail } from '@facade/shared-domain/model';
import type { KeyedHash } from '../limits/keyed-hash.ts';
import { uuidOf } from '../limits/uuid.ts';

/** What a signed link lets its holder do; what shows or changes a search may also stop it. */
export type LinkPurpose = 'confirm' | 'manage' | 'stop';

/** Days for which a link works; none: as long as the subscription is kept. Whoever wants no more mails may use the oldest one. */
export const LINK_DAYS: Record<LinkPurpose, number | null> = { confirm: 7, manage: 60, stop: null };

export interface Link {
  kind: RegularMail;
  purpose: LinkPurpose;
  /** A UUID: of the subscription, or made of the owner's account. */
  id: string;
}

const KINDS: Record<string, RegularMail> = { d: 'demand', n: 'newsletter', f: 'follow', o: 'owner-summary' };
const PURPOSES: Record<string, LinkPurpose> = { c: 'confirm', m: 'manage', s: 'stop' };

const TOKEN = /^([dnfo])([cms])-([\da-f]{32})-([\da-z]{1,10})-([\da-f]{40})$/;

/** Longest token, for whoever declares a parameter. */
export const TOKEN_LENGTH = 90;

const DAY = 86_400;

/**
 * The token of a link: kind and purpose, subscription, moment in which it ends, and a keyed hash of all that. In lowercase, because
 * addresses of pages do not know case.
 */
export function signLink(sign: KeyedHash, { kind, purpose, id }: Link, now = Date.now()): string {
  // A link that never ends has the moment 0.
  const ends = LINK_DAYS[purpose] === null ? 0 : endOf(purpose, now).getTime() / 1000;
  const head = `${kind[0]}${purpose[0]}-${id.replaceAll('-', '')}-${ends.toString(36)}`;
  return `${head}-${hashOf(sign, head)}`;
}

/** What a token allows: `expired` where its time is over, null where nobody has signed it. */
export function readLink(sign: KeyedHash, token: string, now = Date.now()): Link | 'expired' | null {
  const [, kindLetter = '', purposeLetter = '', digits = '', ends = '', hash = ''] = TOKEN.exec(token) ?? [];
  const [kind, purpose] = [KINDS[kindLetter], PURPOSES[purposeLetter]];
  if (!kind || !purpose) return null;
  const right = hashOf(sign, `${kindLetter}${purposeLetter}-${digits}-${ends}`);
  if (!timingSafeEqual(Buffer.from(hash), Buffer.from(right))) return null;
  const until = Number.parseInt(ends, 36);
  if (until !== 0 && until * 1000 < now) return 'expired';
  return { kind, purpose, id: uuidOf(digits) };
}

/** When a link ends that is signed now. To the day: the same mail made again has the same link. */
export const endOf = (purpose: LinkPurpose, now = Date.now()): Date =>
  new Date((Math.floor(now / 1000 / DAY) + (LINK_DAYS[purpose] ?? 0) + 1) * DAY * 1000);

const hashOf = (sign: KeyedHash, head: string): string =>
  Buffer.from(sign('subscription-link', head), 'base64url').toString('hex').slice(0, 40);
