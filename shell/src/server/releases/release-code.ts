import { createInstance } from '@module-federation/runtime';
import type { PageModule } from '../../composition/loading/section-loader.ts';
import { forgetFederationInstance } from '../../library-insides/module-federation/federation-globals.ts';
import { loadCommonJs } from '../../library-insides/node/load-commonjs.ts';
import type { ReadRelease } from './read-release.ts';

export type SharedLibraries = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

type Instance = ReturnType<typeof createInstance>;

const ENTRY = 'node/remoteEntry.cjs';

/** The loaded code of a release: every expose is available. */
export class ReleaseCode {
  readonly #modules: ReadonlyMap<string, unknown>;
  readonly #instance: Instance;

  private constructor(instance: Instance, modules: ReadonlyMap<string, unknown>) {
    this.#instance = instance;
    this.#modules = modules;
  }

  /** Runs the code of a release in this process. Rejects with the name of an expose that cannot be loaded. */
  static async load({ descriptor, files }: ReadRelease, shared: SharedLibraries): Promise<ReleaseCode> {
    const { name, version, exposes } = descriptor;
    const instance = createHost(name, version, files, shared);
    try {
      return new ReleaseCode(instance, await loadExposes(instance, name, Object.keys(exposes)));
    } catch (error) {
      forgetFederationInstance(instance);
      throw error;
    }
  }

  /** The module of an expose; undefined if the release does not have it. */
  expose(name: string): unknown {
    return this.#modules.get(name);
  }

  accessOf(page: string): 'public' | 'owner' {
    return (this.#modules.get(`page-${page}`) as PageModule | undefined)?.page?.access ?? 'public';
  }

  /** Releases everything that the federation runtime holds of it. */
  close(): void {
    forgetFederationInstance(this.#instance);
  }
}

/** A federation host for one release, whose entry comes from memory. */
function createHost(section: string, version: string, files: ReadonlyMap<string, Buffer>, shared: SharedLibraries) {
  const remote = remoteName(section);
  return createInstance({
    name: `shell#${section}@${version}`,
    shareStrategy: 'loaded-first',
    shared,
    remotes: [{ name: remote, entry: `memory://${section}/${version}`, type: 'commonjs-module' as never }],
    plugins: [
      {
        name: 'release-store',
        loadEntry: async () => (loadCommonJs(files, ENTRY, `${section}@${version}`) as Record<string, never>)[remote],
      },
    ],
  });
}

async function loadExposes(instance: Instance, section: string, exposes: string[]): Promise<Map<string, unknown>> {
  const modules = exposes.map(async (expose): Promise<[string, unknown]> => {
    const module = await instance.loadRemote(`${remoteName(section)}/${expose}`).catch((error: Error) => {
      throw new Error(`${expose} cannot be loaded: ${error.message}`, { cause: error });
    });
    if (!module) throw new Error(`${expose} is empty`);
    return [expose, module];
  });
  return new Map(await Promise.all(modules));
}

/** Federation names must be identifiers. */
const remoteName = (section: string): string => section.replaceAll('-', '_');
