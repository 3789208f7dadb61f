import { type Deployment, RELEASES_URL, type ReleaseDescriptor } from '@facade/platform/registry';
import type { ReleaseAddress } from '../../protocol/release-address.ts';
import { type ReadRelease, readRelease } from './read-release.ts';
import { ReleaseCode, type SharedLibraries } from './release-code.ts';
import type { SectionRelease } from './section-release.ts';

/** What a release can do besides its description: its code in this process, or that in the renderers. */
export type RunsRelease = Pick<ReleaseCode, 'expose' | 'accessOf' | 'close'>;

/** One release of one section, verified and loaded. */
export class ReleaseHandle implements SectionRelease {
  readonly section: string;
  readonly leftToBrowser = false;
  readonly descriptor: ReleaseDescriptor;
  readonly base: string;
  readonly #code: RunsRelease;

  constructor({ base, descriptor }: Omit<ReadRelease, 'files'>, code: RunsRelease) {
    this.section = descriptor.name;
    this.base = base;
    this.descriptor = descriptor;
    this.#code = code;
  }

  /** Reads and verifies a release and runs its code in this process. Rejects like `readRelease` and `ReleaseCode.load`. */
  static async open(
    section: string,
    deployment: Deployment,
    releasesFolder: string,
    shared: SharedLibraries,
  ): Promise<ReleaseHandle> {
    const read = await readRelease(section, deployment, releasesFolder);
    return new ReleaseHandle(read, await ReleaseCode.load(read, shared));
  }

  get key(): string {
    return releaseKey(this);
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
    return this.#code.expose(name);
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

  accessOf(page: string): 'public' | 'owner' {
    return this.#code.accessOf(page);
  }

  close(): void {
    this.#code.close();
  }
}

/** Unique among all releases. */
export function releaseKey({ base, descriptor: { name, version } }: Pick<ReadRelease, 'base' | 'descriptor'>): string {
  // Another host may use the same name for something else.
  return `${name}@${version}${base.startsWith(RELEASES_URL) ? '' : ` of ${base}`}`;
}
