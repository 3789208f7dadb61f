import { createHmac, randomUUID } from 'node:crypto';
import { loggedPath } from '@facade/server-kit/logged-path';
import fc from 'fast-check';
import type { KeyedHash } from './keyed-hash.ts';
import { idOfToken, signId } from './signed-token.ts';

const signWith =
  (key: string): KeyedHash =>
  (...parts) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
const sign = signWith('a');

describe.each(['appointment', 'documents'] as const)('a token for %s', (purpose) => {
  const tokenOf = (id: string, by = sign) => signId(purpose, id, by);
  const idOf = (token: string) => idOfToken(purpose, token, sign);

  test('contains the id that it was created for', () => {
    for (let round = 0; round < 50; round += 1) {
      const id = randomUUID();
      expect(idOf(tokenOf(id))).toBe(id);
    }
  });

  test('is not in the log', () => {
    expect(loggedPath(`/nl/${tokenOf(randomUUID())}/`)).toBe('/nl/…/');
  });

  test('is invalid with another key, another id, another purpose or other letters', () => {
    const id = randomUUID();
    const token = tokenOf(id);
    expect(idOf(tokenOf(id, signWith('b')))).toBeNull();
    expect(idOf(tokenOf(randomUUID()).slice(0, 22) + token.slice(22))).toBeNull();
    expect(idOfToken(purpose === 'documents' ? 'appointment' : 'documents', token, sign)).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => expect(idOf(text)).toBeNull()));
  });
});
