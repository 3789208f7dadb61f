import type { Account } from '@facade/shared-domain/model';

/** An owner who is logged in with two browsers. */
export const sampleAccount: Account = {
  owner: { name: 'Els Peeters', email: 'els@example.be' },
  sessions: [
    {
      id: 2,
      browser: 'Firefox',
      system: 'Windows',
      firstSeen: '2026-03-02T08:15:00.000Z',
      lastSeen: '2026-03-04T17:40:00.000Z',
      isThis: true,
    },
    {
      id: 1,
      browser: 'Safari',
      system: 'iPhone',
      firstSeen: '2026-02-27T19:05:00.000Z',
      lastSeen: '2026-03-01T10:00:00.000Z',
      isThis: false,
    },
  ],
  passkeys: [
    { id: 7, name: 'Safari op iPhone', createdAt: '2026-02-27T19:06:00.000Z', usedAt: '2026-03-01T10:00:00.000Z' },
    { id: 8, name: 'Laptop', createdAt: '2026-03-02T08:20:00.000Z', usedAt: null },
  ],
};
