import type { ServerParts } from '@facade/shell/server';
import type { BuildFiles } from '@facade/shell/server/build-files';
import type { SectionSet } from '@facade/shell/server/section-source';

type Renderer = typeof import('./renderer.ts');

/** The server's sections from the one-application build: loaded at start, the same for every request. */
export async function bundledSource(build: BuildFiles): Promise<Pick<ServerParts, 'build' | 'sections'>> {
  const sections = await (build.renderer as Renderer).loadSections();
  const scripts = Object.keys(build.integrity);
  const names = [...sections.keys()];
  const filesOf = new Map(
    names.map((section) => [section, scripts.filter((file) => file.includes(`/${section}.`) && file.endsWith('.js'))]),
  );

  const state = { registryReadAt: Date.now(), open: names.length, withoutRelease: 0 };
  const loads = new Map<string, Promise<unknown>>();
  const set: SectionSet = {
    id: 'bundled',
    handles: new Map(
      names.map((section) => [section, { files: () => filesOf.get(section) ?? [], address: noAddress }]),
    ),
    load<Module>(section: string, expose: string) {
      const key = `${section}/${expose}`;
      const known = loads.get(key) ?? settled(sections.get(section)?.get(expose), key);
      loads.set(key, known);
      return known as Promise<Module>;
    },
    versionOf: () => 'bundled',
    pins: () => NO_PINS,
    integrity: (language) => pick(build.integrity, (file) => file.includes(`-locale-${language}.`)),
    texts: (section, language) => textsIn(sections.get(section)?.get(`locale-${language}`)),
  };
  return {
    build: { ...build, integrity: pick(build.integrity, (file) => !file.includes('-locale-')) },
    sections: {
      refresh: async () => {},
      state: () => state,
      lease: async () => ({ set, varies: false, overrides: [], release() {} }),
    },
  };
}

const NO_PINS = {};

const pick = (integrity: Record<string, string>, isMeant: (file: string) => boolean) =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => isMeant(file)));

const noAddress = () => {
  throw new Error('the one application has no releases');
};

/** In the form that React's `use` reads without suspending, as in the release set. */
function settled(module: unknown, key: string): Promise<unknown> {
  if (module === undefined) return Promise.reject(new Error(`there is no ${key}`));
  return Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
}

const textsIn = (module: unknown): Record<string, unknown> =>
  (module as { default?: Record<string, unknown> } | undefined)?.default ?? {};
