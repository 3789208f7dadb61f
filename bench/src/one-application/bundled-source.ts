import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHELL_URL } from '../../../shell/src/server/build-files.ts';
import type { SectionSet, SectionSource } from '../../../shell/src/server/releases/section-source.ts';

type Renderer = typeof import('./renderer.ts');

/** The server's sections out of the one-application build: there from the start, the same for every request. */
export async function bundledSource(build: string): Promise<SectionSource> {
  const renderer: Renderer = await import(pathToFileURL(join(build, 'node/renderer.mjs')).href);
  const sections = await renderer.loadSections();
  const scripts = await readdir(join(build, 'web'));
  const filesOf = (section: string) =>
    scripts.filter((file) => file.startsWith(`${section}.`) && file.endsWith('.js')).map((file) => SHELL_URL + file);

  const loads = new Map<string, Promise<unknown>>();
  const set: SectionSet = {
    id: 'bundled',
    handles: new Map(
      [...sections.keys()].map((section) => [section, { files: () => filesOf(section), address: noAddress }]),
    ),
    load<Module>(section: string, expose: string) {
      const key = `${section}/${expose}`;
      const known = loads.get(key) ?? settled(sections.get(section)?.get(expose), key);
      loads.set(key, known);
      return known as Promise<Module>;
    },
    versionOf: () => 'bundled',
    pins: () => NO_PINS,
    integrity: () => ({}),
    texts: (section, language) => textsIn(sections.get(section)?.get(`locale-${language}`)),
  };
  return { refresh: async () => {}, lease: async () => ({ set, varies: false, overrides: [], release() {} }) };
}

const NO_PINS = {};

const noAddress = () => {
  throw new Error('the one application has no releases');
};

/** In the form that React's `use` reads without suspending, as the release set does it. */
function settled(module: unknown, key: string): Promise<unknown> {
  if (module === undefined) return Promise.reject(new Error(`there is no ${key}`));
  return Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
}

const textsIn = (module: unknown): Record<string, unknown> =>
  (module as { default?: Record<string, unknown> } | undefined)?.default ?? {};
