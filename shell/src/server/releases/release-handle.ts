import { type Deployment, integrityOf, type ReleaseDescriptor } from '@facade/platform/registry';
import { createInstance } from '@module-federation/runtime';
import { forgetFederationInstance } from './federation-globals.ts';
import { loadCommonJs } from './load-commonjs.ts';
import { releaseSource } from './release-source.ts';

type SharedLibraries = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

const ENTRY = 'node/remoteEntry.cjs';

/** One release of one section, checked and loaded on the server: every expose is there, or opening it failed. */
export class ReleaseHandle {
  readonly section: string;
  readonly descriptor: ReleaseDescriptor;
  readonly base: string;
  readonly #modules: ReadonlyMap<string, unknown>;
  readonly #instance: ReturnType<typeof createInstance>;

  private constructor(
    base: string,
    descriptor: ReleaseDescriptor,
    instance: ReturnType<typeof createInstance>,
    modules: ReadonlyMap<string, unknown>,
  ) {
    this.section = descriptor.name;
    this.base = base;
    this.descriptor = descriptor;
    this.#instance = instance;
    this.#modules = modules;
  }

  /**
   * Reads every file of the release's node build, compares its hash with the descriptor's and loads every expose.
   * Rejects, saying which file, when one is missing, slow or changed.
   */
  static async open(
    section: string,
    deployment: Deployment,
    releasesFolder: string,
    shared: SharedLibraries,
  ): Promise<ReleaseHandle> {
    const source = releaseSource(deployment.extras.base, releasesFolder);
    const descriptor: ReleaseDescriptor = JSON.parse((await source.read('release.json')).toString('utf8'));
    const { version } = deployment.metadata;
    if (descriptor.name !== section || descriptor.version !== version) {
      throw new Error(`release.json is of ${descriptor.name} ${descriptor.version}, not of ${section} ${version}`);
    }
    const files = new Map(
      await Promise.all(
        Object.entries(descriptor.node).map(async ([file, integrity]): Promise<[string, Buffer]> => {
          const bytes = await source.read(file);
          if (integrityOf(bytes) !== integrity) throw new Error(`${file} is not what was published`);
          return [file, bytes];
        }),
      ),
    );
    const remote = section.replaceAll('-', '_');
    const instance = createInstance({
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
    const exposes = await Promise.all(
      Object.keys(descriptor.exposes).map(
        async (expose): Promise<[string, unknown]> => [expose, await instance.loadRemote(`${remote}/${expose}`)],
      ),
    );
    return new ReleaseHandle(deployment.extras.base, descriptor, instance, new Map(exposes));
  }

  get key(): string {
    return `${this.section}@${this.descriptor.version}`;
  }

  /** The module of an expose; undefined where the release has none of that name. */
  expose(name: string): unknown {
    return this.#modules.get(name);
  }

  /** URL of the browser entry. */
  get entry(): string {
    return this.base + this.descriptor.entry;
  }

  /** URLs a browser needs for an expose, entry first. */
  files(expose: string): string[] {
    return [this.entry, ...(this.descriptor.exposes[expose] ?? []).map((file) => this.base + file)];
  }

  /** URL → integrity of every browser file. */
  integrity(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.descriptor.web).map(([file, hash]) => [this.base + file, hash]));
  }

  /** Lets go of everything the federation run time holds of it. */
  close(): void {
    forgetFederationInstance(this.#instance);
  }
}
