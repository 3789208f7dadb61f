import {
  CONTRACT,
  type Deployment,
  integrityOf,
  RELEASES_URL,
  type ReleaseDescriptor,
} from '@facade/platform/registry';
import { createInstance } from '@module-federation/runtime';
import { forgetFederationInstance } from '../../library-insides/module-federation/federation-globals.ts';
import { loadCommonJs } from '../../library-insides/node/load-commonjs.ts';
import type { ReleaseAddress } from '../../protocol/release-address.ts';
import { type ReleaseSource, releaseSource } from './release-source.ts';
import type { SectionRelease } from './section-release.ts';

const CONTRACT_FILE = 'contract.json';

/**
 * Rejects a release that was built for a different section contract than this shell's. The gate checks this before publication;
 * this finds a release that bypassed the gate or suited an earlier shell. A release without contract information, such as a
 * developer's own server, is accepted.
 */
async function checkContract(source: ReleaseSource, { others }: ReleaseDescriptor): Promise<void> {
  const integrity = others?.[CONTRACT_FILE];
  if (!integrity) return;
  const bytes = await source.read(CONTRACT_FILE);
  if (integrityOf(bytes) !== integrity) throw new Error(`${CONTRACT_FILE} is not what was published`);
  const { contract } = JSON.parse(bytes.toString('utf8')) as { contract: number };
  if (contract === CONTRACT) return;
  const which = contract < CONTRACT ? 'older' : 'newer';
  throw new Error(`it was built for contract ${contract}, ${which} than the shell's (${CONTRACT})`);
}

type SharedLibraries = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

type Instance = ReturnType<typeof createInstance>;

const ENTRY = 'node/remoteEntry.cjs';

/** One release of one section, verified and loaded on the server. If opening succeeds, every expose is available. */
export class ReleaseHandle implements SectionRelease {
  readonly section: string;
  readonly leftToBrowser = false;
  readonly descriptor: ReleaseDescriptor;
  readonly base: string;
  readonly #modules: ReadonlyMap<string, unknown>;
  readonly #instance: Instance;

  private constructor(
    base: string,
    descriptor: ReleaseDescriptor,
    instance: Instance,
    modules: ReadonlyMap<string, unknown>,
  ) {
    this.section = descriptor.name;
    this.base = base;
    this.descriptor = descriptor;
    this.#instance = instance;
    this.#modules = modules;
  }

  /**
   * Reads every file of the release's node build, verifies its hash against the descriptor and loads every expose. Rejects with
   * the name of a file that is missing, slow or changed, or if the release was built for another contract.
   */
  static async open(
    section: string,
    deployment: Deployment,
    releasesFolder: string,
    shared: SharedLibraries,
  ): Promise<ReleaseHandle> {
    const source = releaseSource(deployment.extras.base, releasesFolder);
    const descriptor = await readDescriptor(source, deployment.extras.descriptor);
    const { version } = deployment.metadata;
    if (descriptor.name !== section || descriptor.version !== version) {
      throw new Error(`release.json is of ${descriptor.name} ${descriptor.version}, not of ${section} ${version}`);
    }
    await checkContract(source, descriptor);
    const files = new Map(
      await Promise.all(
        Object.entries(descriptor.node).map(async ([file, integrity]): Promise<[string, Buffer]> => {
          const bytes = await source.read(file);
          if (integrityOf(bytes) !== integrity) throw new Error(`${file} is not what was published`);
          return [file, bytes];
        }),
      ),
    );
    const instance = createHost(section, version, files, shared);
    try {
      const modules = await loadExposes(instance, section, Object.keys(descriptor.exposes));
      return new ReleaseHandle(deployment.extras.base, descriptor, instance, modules);
    } catch (error) {
      forgetFederationInstance(instance);
      throw error;
    }
  }

  get key(): string {
    // Another host may use the same name for something else.
    const place = this.base.startsWith(RELEASES_URL) ? '' : ` of ${this.base}`;
    return `${this.section}@${this.version}${place}`;
  }

  get version(): string {
    return this.descriptor.version;
  }

  get parameters(): ReleaseDescriptor['parameters'] {
    return this.descriptor.parameters;
  }

  get fragmentParameters(): ReleaseDescriptor['fragmentParameters'] {
    return this.descriptor.fragmentParameters;
  }

  get paths(): ReleaseDescriptor['paths'] {
    return this.descriptor.paths;
  }

  get forms(): ReleaseDescriptor['forms'] {
    return this.descriptor.forms;
  }

  get heights(): ReleaseDescriptor['heights'] {
    return this.descriptor.heights;
  }

  /** The module of an expose; undefined if the release does not have it. */
  expose(name: string): unknown {
    return this.#modules.get(name);
  }

  /** URL of the browser entry. */
  get entry(): string {
    return this.base + this.descriptor.entry;
  }

  /** URLs that a browser needs for an expose, entry first. */
  files(expose: string): string[] {
    return [this.entry, ...(this.descriptor.exposes[expose] ?? []).map((file) => this.base + file)];
  }

  integrity(language: string): Record<string, string> {
    const foreign = this.#filesOf((expose) => expose.startsWith('locale-') && expose !== `locale-${language}`);
    const needed = this.#filesOf((expose) => !expose.startsWith('locale-') || expose === `locale-${language}`);
    return this.#integrityOf((file) => needed.has(file) || !foreign.has(file));
  }

  /** Everything a browser needs to use the release. */
  address(): ReleaseAddress {
    const { version, exposes, parameters, fragmentParameters, paths, heights } = this.descriptor;
    return {
      version,
      entry: this.entry,
      parameters,
      fragmentParameters,
      paths,
      heights,
      files: Object.fromEntries(Object.keys(exposes).map((expose) => [expose, this.files(expose)])),
      integrity: this.#integrityOf(() => true),
    };
  }

  #filesOf(isMeant: (expose: string) => boolean): Set<string> {
    const exposes = Object.entries(this.descriptor.exposes);
    return new Set(exposes.flatMap(([expose, files]) => (isMeant(expose) ? files : [])));
  }

  #integrityOf(isMeant: (file: string) => boolean): Record<string, string> {
    const files = Object.entries(this.descriptor.web).filter(([file]) => isMeant(file));
    return Object.fromEntries(files.map(([file, hash]) => [this.base + file, hash]));
  }

  /** Releases everything that the federation runtime holds of it. */
  close(): void {
    forgetFederationInstance(this.#instance);
  }
}

/** `integrity` comes from the signed registry: the first link of the chain to every file. */
async function readDescriptor(source: ReleaseSource, integrity: string): Promise<ReleaseDescriptor> {
  const bytes = await source.read('release.json');
  if (integrityOf(bytes) !== integrity) throw new Error('release.json is not what was published');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new Error(`release.json is not JSON: ${(error as Error).message}`);
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
