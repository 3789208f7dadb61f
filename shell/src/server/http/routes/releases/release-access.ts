import type { KeyObject } from 'node:crypto';
import { hasPass } from '@facade/platform/tokens';

/** The files of a release that browsers load or that describe it. `path`: `/<section>/<version>/<file>`, decoded. */
export function isPublic(path: string): boolean {
  const [, _section, _version, first, ...rest] = path.split('/');
  return first === 'web' || (rest.length === 0 && (first === 'release.json' || first === 'contract.json'));
}

/** Server builds and all other files of a release require a developer's pass of this site. Nobody gets source maps: only this machine reads them. */
export const mayRead = (path: string, authorization: string | undefined, passKey: KeyObject): boolean =>
  isPublic(path) || (!path.endsWith('.map') && hasPass(passKey, authorization));
