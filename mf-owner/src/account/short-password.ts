import type { Translate } from '@facade/section-kit';
import { SHORTEST_PASSWORD } from '@facade/shared-domain/validation';
import type { AccountErrors } from './account-api.ts';

const NOTHING_WRONG: AccountErrors = {};

/** Checks the length of a new password. */
export const shortPassword =
  (t: Translate<'mf-owner'>) =>
  ({ password = '' }: Record<string, string>): AccountErrors =>
    password.length < SHORTEST_PASSWORD
      ? { password: t('password.new.hint', { count: SHORTEST_PASSWORD }) }
      : NOTHING_WRONG;
