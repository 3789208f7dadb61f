import type { BuildFiles } from '../build-files.ts';
import type { SectionSet } from '../releases/section-source.ts';

/** URL → integrity of every script that a page may load; the same object for the same sections and language. */
export class ScriptIntegrity {
  readonly #build: Pick<BuildFiles, 'integrity'>;
  readonly #known = new WeakMap<SectionSet, Map<string, Record<string, string>>>();

  constructor(build: Pick<BuildFiles, 'integrity'>) {
    this.#build = build;
  }

  of(set: SectionSet, language: string): Record<string, string> {
    const ofSet = this.#known.get(set) ?? new Map<string, Record<string, string>>();
    this.#known.set(set, ofSet);
    const integrity = ofSet.get(language) ?? { ...this.#build.integrity, ...set.integrity(language) };
    ofSet.set(language, integrity);
    return integrity;
  }
}
