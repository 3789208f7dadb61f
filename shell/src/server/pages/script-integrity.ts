import { perObject } from '@facade/shared-domain/per-object';
import type { BuildFiles } from '../build-files.ts';
import type { SectionSet } from '../releases/section-source.ts';

/** URL → integrity of every script that a page may load; the same object for the same sections and language. */
export class ScriptIntegrity {
  readonly #build: Pick<BuildFiles, 'integrity'>;
  readonly #knownOf = perObject((_: SectionSet) => new Map<string, Record<string, string>>());

  constructor(build: Pick<BuildFiles, 'integrity'>) {
    this.#build = build;
  }

  of(set: SectionSet, language: string): Record<string, string> {
    const ofSet = this.#knownOf(set);
    const integrity = ofSet.get(language) ?? { ...this.#build.integrity, ...set.integrity(language) };
    ofSet.set(language, integrity);
    return integrity;
  }
}
