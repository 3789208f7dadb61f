import type { LossReason } from '../../composition/loading/section-failure.ts';
import { ReleaseHandle } from '../releases/release-handle.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import type { SetParts } from './protocol.ts';

/** A set of releases, without its code. `lost`: releases whose code is left out, by key. */
export function setPartsOf(set: ReleaseSet, lost: ReadonlyMap<string, LossReason>): SetParts {
  const parts: SetParts = { releases: {}, inBrowser: {}, missing: {}, leftOut: {} };
  for (const [section, why] of set.missing) parts.missing[section] = why instanceof Error ? why.message : why;
  for (const [section, release] of set.handles) {
    const reason = lost.get(release.key);
    if (release.leftToBrowser) parts.inBrowser[section] = release.entry;
    else if (reason && release instanceof ReleaseHandle) parts.leftOut[section] = { reason, ...release.place };
    else parts.releases[section] = release.key;
  }
  return parts;
}
