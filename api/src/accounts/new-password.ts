import { randomBytes } from 'node:crypto';
import { SHORTEST_PASSWORD } from '@facade/shared-domain/validation';
import { StartupError } from '../kernel/index.ts';

/** The password that was chosen for a new account, otherwise a random one. Throws a StartupError if it is too short. */
export function newPassword(chosen: string | undefined): string {
  const password = chosen ?? randomBytes(9).toString('base64url');
  if (password.length < SHORTEST_PASSWORD)
    throw new StartupError(`--password: at least ${SHORTEST_PASSWORD} characters`);
  return password;
}
