import { integrityOf, MAPS, type ReleaseDescriptor } from '@facade/platform/build/release-descriptor';
import { type RegistryDocument, releaseKey, releaseOf, type Store } from '@facade/platform/registry';
import { FRAME, type StoredError } from '@facade/shared-domain/browser-errors';
import type { ReleaseError } from '@facade/shared-domain/releases';
import { type DecodedScript, decodedPlace, decodedScript } from './decoded-place.ts';

/** Errors of a release that are shown. */
const SHOWN = 10;

/** Where in the sources of a section browsers threw, by the source maps that are signed with its releases. */
export class SourcePlaces {
  readonly #storage: Store['storage'];
  readonly #document: RegistryDocument;
  readonly #section: string;
  /** Release and script → its map; read once, because most errors of a release are in the same script. */
  readonly #scripts = new Map<string, Promise<DecodedScript | null>>();

  constructor(storage: Store['storage'], document: RegistryDocument, section: string) {
    this.#storage = storage;
    this.#document = document;
    this.#section = section;
  }

  /** The errors of a release that are on most pages. */
  decoded(errors: readonly StoredError[], version: string): Promise<ReleaseError[]> {
    const own = errors.filter(({ section, release }) => section === this.#section && release === version);
    return Promise.all(
      own.slice(0, SHOWN).map(async ({ message, frames, pages, firstSeen, lastSeen }) => {
        const places = await Promise.all(frames.map((frame) => this.#placeOf(version, frame)));
        return { message, places, pages, firstSeen, lastSeen };
      }),
    );
  }

  async #placeOf(version: string, frame: string): Promise<string> {
    const script = FRAME.exec(frame)?.groups?.script;
    if (!script) return frame;
    const key = `${version} ${script}`;
    const read = this.#scripts.get(key) ?? this.#read(version, script);
    this.#scripts.set(key, read);
    return decodedPlace(frame, await read);
  }

  /** Null for a release without maps, or without this one, or if it is not what was published. */
  async #read(version: string, script: string): Promise<DecodedScript | null> {
    const record = releaseOf(this.#document, this.#section, version);
    const description = record && (await this.#file(version, 'release.json', record.descriptor));
    if (!description) return null;
    const { web, others = {} }: ReleaseDescriptor = JSON.parse(description);
    const [code, map] = await Promise.all([
      this.#file(version, `web/${script}`, web[`web/${script}`]),
      this.#file(version, `${MAPS}/${script}.map`, others[`${MAPS}/${script}.map`]),
    ]);
    return code === null || map === null ? null : decodedScript(code, map);
  }

  async #file(version: string, file: string, integrity: string | undefined): Promise<string | null> {
    const bytes = integrity && (await this.#storage.read(releaseKey(this.#section, version) + file));
    return bytes && integrityOf(bytes) === integrity ? bytes.toString('utf8') : null;
  }
}
