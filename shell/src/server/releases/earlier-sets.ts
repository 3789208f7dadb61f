import { liveOf, type RegistryDocument, releaseOf } from '@facade/platform/registry';
import type { ReleaseSet } from './release-set.ts';

/** Pages of sets before these have left the page cache, or will soon. */
const MAX_SETS = 3;

/**
 * The sets of releases that were live for everyone before the current one. While there is no time to render, a page of theirs
 * is better than none. Each of its releases must be in the store, because its scripts are loaded from there, and must be older
 * than the live one: a newer one was rolled back and must not be shown.
 */
export class EarlierSets {
  #sets: { id: string; releases: [section: string, version: string][] }[] = [];

  /** `present` has replaced `before`. */
  replaced(before: ReleaseSet, present: ReleaseSet): void {
    const releases = [...before.handles].map(([section, { version }]): [string, string] => [section, version]);
    const others = this.#sets.filter(({ id }) => id !== before.id && id !== present.id);
    this.#sets = [...(releases.length > 0 ? [{ id: before.id, releases }] : []), ...others].slice(0, MAX_SETS);
  }

  /** Ids of those whose pages may still be shown, the newest first. */
  usable(document: RegistryDocument): string[] {
    const isUsable = ([section, version]: [string, string]) => {
      const live = liveOf(document, section);
      const release = releaseOf(document, section, version);
      if (live?.metadata.version === version) return true;
      return live !== undefined && release !== undefined && release.publishedAt <= live.extras.publishedAt;
    };
    return this.#sets.filter(({ releases }) => releases.every(isUsable)).map(({ id }) => id);
  }
}
