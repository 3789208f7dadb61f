import type { ReleaseHandle } from '../releases/release-handle.ts';
import { ReleaseSet } from '../releases/release-set.ts';
import type { SectionSource } from '../releases/section-source.ts';

/** Section → expose → its module. */
export type FakeModules = Record<string, Record<string, unknown>>;

/** Sections that are there already, and can be exchanged for others the way a new release is. */
export function fakeSections(modules: FakeModules): SectionSource & { deploy(modules: FakeModules): void } {
  let version = 0;
  let current = setOf(modules, version);
  return {
    refresh: async () => {},
    lease: () => ({ set: current, release: () => {} }),
    deploy(next) {
      version += 1;
      current = setOf(next, version);
    },
  };
}

function setOf(modules: FakeModules, version: number): ReleaseSet {
  const handles = Object.entries(modules).map(([section, exposes]): [string, ReleaseHandle] => {
    const base = `/_sections/${section}/${version}/`;
    const handle = {
      section,
      base,
      key: `${section}@${version}`,
      descriptor: { name: section, version: String(version) },
      entry: `${base}web/entry.js`,
      expose: (name: string) => exposes[name],
      files: (name: string) => [`${base}web/entry.js`, `${base}web/${name}.js`],
      integrity: () => ({ [`${base}web/entry.js`]: 'sha384-x' }),
      close: () => {},
    };
    return [section, handle as unknown as ReleaseHandle];
  });
  return new ReleaseSet(new Map(handles), new Map());
}
