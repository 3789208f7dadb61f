import { type Deployment, RELEASES_URL, type ReleaseDescriptor } from '@facade/platform/registry';
import type { ReleaseAddress } from '../../protocol/release-address.ts';
import { type ReleasePlace, readRelease } from './read-release.ts';
import { ReleaseCode, type SharedLibraries } from './release-code.ts';
import type { SectionRelease } from './section-release.ts';

/** What a release can do besides its description: its code in this process, or that in the renderers. */
export type RunsRelease = Pick<ReleaseCode, 'expose' | 'accessOf' | 'close'>;

/** One release of one section, verified and loaded. */
export class ReleaseHandle implements SectionRelease {
  readonly leftToBrowser = false;
  readonly place: ReleasePlace;
  readonly #code: RunsRelease;

  constructor({ base, origin, descriptor }: ReleasePlace, code: RunsRelease) {
    this.place = { base, origin, descriptor };
    this.#code = code;
  }

  /** Reads and verifies a release and runs its code in this process. Rejects like `readRelease` and `ReleaseCode.load`. */
  static async open(
    section: string,
    deployment: Deployment,
    releasesFolder: string,
    shared: SharedLibraries,
    origin?: string,
  ): Promise<ReleaseHandle> {
    const read = await readRelease(section, deployment, releasesFolder, origin);
    return new ReleaseHandle(read, await ReleaseCode.load(read, shared));
  }

  get descriptor(): ReleaseDescriptor {
    return this.place.descriptor;
  }

  get section(): string {
    return this.descriptor.name;
  }

  get key(): string {
    return releaseKey(this.place);
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
    return this.#first + this.descriptor.entry;
  }

  /** URLs that a browser needs for an expose, entry first. */
  files(expose: string): string[] {
    return this.#filesAt(this.#first, expose);
  }

  integrity(language: string): Record<string, string> {
    const foreign = this.#filesOf((expose) => expose.startsWith('locale-') && expose !== `locale-${language}`);
    const needed = this.#filesOf((expose) => !expose.startsWith('locale-') || expose === `locale-${language}`);
    const { base } = this.place;
    // What the origin does not deliver is fetched from the site itself.
    return this.#integrityOf([...new Set([this.#first, base])], (file) => needed.has(file) || !foreign.has(file));
  }

  /** Everything a browser needs to use the release. It asks again after a failure, so the files are those of the site itself. */
  address(): ReleaseAddress {
    const { base } = this.place;
    const { version, entry, exposes, parameters, fragmentParameters, paths, heights } = this.descriptor;
    return {
      version,
      entry: base + entry,
      parameters,
      fragmentParameters,
      paths,
      heights,
      files: Object.fromEntries(Object.keys(exposes).map((expose) => [expose, this.#filesAt(base, expose)])),
      integrity: this.#integrityOf([base], () => true),
    };
  }

  #filesOf(isMeant: (expose: string) => boolean): Set<string> {
    const exposes = Object.entries(this.descriptor.exposes);
    return new Set(exposes.flatMap(([expose, files]) => (isMeant(expose) ? files : [])));
  }

  #integrityOf(bases: readonly string[], isMeant: (file: string) => boolean): Record<string, string> {
    const files = Object.entries(this.descriptor.web).filter(([file]) => isMeant(file));
    return Object.fromEntries(bases.flatMap((base) => files.map(([file, hash]) => [base + file, hash])));
  }

  /** Folder from which browsers get the files first. */
  get #first(): string {
    return this.place.origin + this.place.base;
  }

  #filesAt(base: string, expose: string): string[] {
    const { entry, exposes } = this.descriptor;
    return [entry, ...(exposes[expose] ?? [])].map((file) => base + file);
  }

  accessOf(page: string): 'public' | 'owner' {
    return this.#code.accessOf(page);
  }

  close(): void {
    this.#code.close();
  }
}

/** Unique among all releases. */
export function releaseKey({ base, origin, descriptor: { name, version } }: ReleasePlace): string {
  const from = origin + base;
  // Another host may use the same name for something else.
  return `${name}@${version}${from.startsWith(RELEASES_URL) ? '' : ` of ${from}`}`;
}
