import type { KeyObject } from 'node:crypto';
import { hasPass } from '@facade/platform/tokens';

/** What browsers load of a release, and what describes it. `path`: `/<section>/<version>/<file>`, decoded. */
export function isPublic(path: string): boolean {
  const [, _section, _version, first, ...rest] = path.split('/');
  return first === 'web' || (rest.length === 0 && (first === 'release.json' || first === 'contract.json'));
}

/** Server builds, and whatever else lies beside a release, are for developers who show a pass of this site. */
export const mayRead = (path: string, authorization: string | undefined, passKey: KeyObject): boolean =>
  isPublic(path) || hasPass(passKey, authorization);
