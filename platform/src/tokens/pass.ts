import type { KeyObject } from 'node:crypto';
import { openToken, signToken } from './signed-token.ts';

/** A pass lets a developer's `facade dev` read the server builds of a site's releases. `key`: of the purpose `pass`. */
export const signPass = (key: KeyObject, until: number): string => signToken(key, { until });

/** Whether a header `authorization` carries a pass that this site signed and that has not expired. */
export function hasPass(key: KeyObject, authorization: string | undefined, now = Date.now()): boolean {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
  return token !== undefined && openToken(key, token, now) !== null;
}
