import { createHmac } from 'node:crypto';
import { loggedPath } from '@facade/server-kit/logged-path';
import type { KeyedHash } from '../platform/limits/keyed-hash.ts';
import { LINK_DAYS, readLink, signLink, TOKEN_LENGTH } from './links.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const DAY = 86_400_000;

const sign: KeyedHash = (...parts) => createHmac('sha256', 'key').update(JSON.stringify(parts)).digest('base64url');

describe('a signed link', () => {
  test.each([
    ['newsletter', 'confirm'],
    ['newsletter', 'manage'],
    ['newsletter', 'stop'],
    ['demand', 'manage'],
    ['follow', 'stop'],
    ['owner-summary', 'stop'],
  ] as const)('of %s to %s contains its kind and purpose', (kind, purpose) => {
    const link = { kind, purpose, id };
    const token = signLink(sign, link);
    expect(readLink(sign, token)).toEqual(link);
    expect(token.length).toBeLessThanOrEqual(TOKEN_LENGTH);
    // Addresses of pages are case-insensitive.
    expect(token).toBe(token.toLowerCase());
    expect(loggedPath(`/nl/${token}/`)).toBe('/nl/…/');
  });

  test('expires, except the one that stops', () => {
    const now = Date.now();
    const at = (purpose: 'confirm' | 'stop', days: number) =>
      readLink(sign, signLink(sign, { kind: 'demand', purpose, id }, now), now + days * DAY);
    const days = LINK_DAYS.confirm ?? 0;
    expect(at('confirm', days)).toMatchObject({ purpose: 'confirm' });
    expect(at('confirm', days + 1.1)).toBe('expired');
    expect(at('stop', 5000)).toMatchObject({ purpose: 'stop' });
  });

  test('is invalid when one of its letters was changed', () => {
    const token = signLink(sign, { kind: 'demand', purpose: 'stop', id });
    for (const changed of [
      `n${token.slice(1)}`,
      token.replace('ds-', 'dm-'),
      token.replace('-0-', '-zzzzzz-'),
      `${token}0`,
    ])
      expect(readLink(sign, changed)).toBeNull();
    const last = token.at(-1) === 'a' ? 'b' : 'a';
    expect(readLink(sign, token.slice(0, -1) + last)).toBeNull();
    expect(readLink(sign, '')).toBeNull();
  });
});
