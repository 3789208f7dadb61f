import type { KeyObject } from 'node:crypto';
import { openToken, signToken } from './signed-token.ts';

/** Query parameter of a link that marks a browser as staff. */
export const STAFF_PARAMETER = 'facade-staff';

/** `key`: of the purpose `staff`. `until`: seconds since 1970. */
export const signStaff = (key: KeyObject, until: number): string => signToken(key, { until });

/** When it expires, in seconds since 1970; null if it was not signed for this purpose with this site's secret, or has expired. */
export function readStaff(key: KeyObject, token: string, now = Date.now()): number | null {
  const { until } = openToken(key, token, now) ?? {};
  return typeof until === 'number' ? until : null;
}
