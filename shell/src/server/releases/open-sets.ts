import type { OpenReleases } from './open-releases.ts';
import { ReleaseSet } from './release-set.ts';
import type { SectionRelease } from './section-release.ts';

/** Sets beyond this number are rebuilt when they are needed again. */
const MAX_SETS = 64;

/**
 * Release sets, one for each combination of releases in use: the texts and style sheets of a set are prepared once. A set holds
 * its releases open until it is removed and its last request is answered.
 */
export class OpenSets {
  readonly #releases: OpenReleases;
  readonly #byId = new Map<string, ReleaseSet>();
  readonly #uses = new Map<ReleaseSet, number>();
  /** What is live for everyone; never removed to save memory. */
  main: ReleaseSet;

  constructor(releases: OpenReleases) {
    this.#releases = releases;
    this.main = this.of(new Map(), new Map());
  }

  /** The set of these releases, which must be held. */
  of(handles: ReadonlyMap<string, SectionRelease>, missing: ReadonlyMap<string, string>): ReleaseSet {
    const made = new ReleaseSet(handles, missing);
    const known = this.#byId.get(made.id);
    if (known) return known;
    for (const release of handles.values()) this.#releases.hold(release);
    this.#byId.set(made.id, made);
    this.#uses.set(made, 0);
    if (this.#byId.size > MAX_SETS) this.#makeRoom(made);
    return made;
  }

  /** Uses a set for one request, until the returned function is called. */
  use(set: ReleaseSet): () => void {
    this.#uses.set(set, (this.#uses.get(set) ?? 0) + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const uses = (this.#uses.get(set) ?? 1) - 1;
      this.#uses.set(set, uses);
      if (uses === 0 && this.#byId.get(set.id) !== set) this.#close(set);
    };
  }

  /** Removes every set for which `isCurrent` is false. */
  keepOnly(isCurrent: (set: ReleaseSet) => boolean): void {
    for (const set of this.#byId.values()) if (!isCurrent(set)) this.#remove(set);
  }

  #makeRoom(newest: ReleaseSet): void {
    const oldest = this.#byId.values().find((set) => set !== this.main && set !== newest);
    if (oldest) this.#remove(oldest);
  }

  #remove(set: ReleaseSet): void {
    this.#byId.delete(set.id);
    if (this.#uses.get(set) === 0) this.#close(set);
  }

  #close(set: ReleaseSet): void {
    this.#uses.delete(set);
    for (const release of set.handles.values()) this.#releases.drop(release);
  }
}
