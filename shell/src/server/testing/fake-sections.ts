import { ReleaseSet } from '../releases/release-set.ts';
import type { SectionRelease } from '../releases/section-release.ts';
import type { SectionSource } from '../releases/section-source.ts';

/** Section → expose → its module; under `parameters` the query parameters its pages read, under `fragmentParameters` those of its fragments, under `paths` their addresses, under `forms` their forms, under `heights` those of placeholders. */
export type FakeModules = Record<string, Record<string, unknown>>;

/** Sections that are already loaded, and can be replaced like by a new release. */
export function fakeSections(modules: FakeModules): SectionSource & { deploy(modules: FakeModules): void } {
  let version = 0;
  const earlier: string[] = [];
  let current = setOf(modules, version);
  return {
    refresh: async () => {},
    state: () => ({ registryReadAt: Date.now(), open: current.handles.size, withoutRelease: 0 }),
    earlier: () => earlier,
    lease: async () => ({ set: current, varies: false, overrides: [], release: () => {} }),
    deploy(next) {
      version += 1;
      earlier.unshift(current.id);
      current = setOf(next, version);
    },
  };
}

/** Every page includes the trackers; no test is about rendering them. */
const TRACKERS = { 'fragment-trackers': { fragment: { Component: () => null } } };

function setOf(modules: FakeModules, version: number): ReleaseSet {
  const consent = modules['mf-consent'];
  const complete = consent ? { ...modules, 'mf-consent': { ...TRACKERS, ...consent } } : modules;
  const handles = Object.entries(complete).map(([section, exposes]): [string, SectionRelease] => {
    const base = `/_sections/${section}/${version}/`;
    const entry = `${base}web/entry.js`;
    const handle: SectionRelease = {
      key: `${section}@${version}`,
      version: String(version),
      entry,
      parameters: exposes.parameters as SectionRelease['parameters'],
      fragmentParameters: exposes.fragmentParameters as SectionRelease['fragmentParameters'],
      paths: exposes.paths as SectionRelease['paths'],
      forms: exposes.forms as SectionRelease['forms'],
      heights: exposes.heights as SectionRelease['heights'],
      leftToBrowser: false,
      expose: (name) => exposes[name],
      files: (name) => [entry, `${base}web/${name}.js`],
      integrity: () => ({ [entry]: 'sha384-x' }),
      address: () => ({ version: String(version), entry, files: {}, integrity: {} }),
    };
    return [section, handle];
  });
  return new ReleaseSet(new Map(handles), new Map());
}
