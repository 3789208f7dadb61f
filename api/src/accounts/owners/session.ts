import { Sessions } from '../sessions.ts';

export const ownerSessions = new Sessions({
  table: 'session',
  account: 'account_id',
  hours: { remembered: 7 * 24, otherwise: 12 },
});
