import type { Language, Site } from '@facade/shared-domain/model';
import type { ReadAnswer } from './answer.ts';
import type { ServerApi } from './api-client.ts';
import type { LastGoodSettings } from './last-good-settings.ts';
import { SiteTable } from './site-table.ts';

/**
 * The agency's settings in every language it uses. While the api does not answer, these are the last good ones, possibly of an
 * earlier process.
 */
export class SiteSource {
  readonly #api: ServerApi;
  readonly #lastGood: LastGoodSettings;
  #sites = new SiteTable([]);
  #revision = '';

  constructor(api: ServerApi, lastGood: LastGoodSettings) {
    this.#api = api;
    this.#lastGood = lastGood;
  }

  /** Without settings no page can be rendered. */
  get isKnown(): boolean {
    return this.#sites.languages.length > 0;
  }

  /** Uses the settings stored by an earlier process until the api answers. */
  async restore(): Promise<void> {
    this.#sites = new SiteTable(await this.#lastGood.read());
  }

  /** Reads the settings again if the data's revision has changed. */
  async load(): Promise<void> {
    const { revision } = this.#api;
    if (revision === this.#revision) return;
    const reads: ReadAnswer[] = [];
    const sites = await SiteTable.read(this.#api.client({ reads }));
    // An outdated api returns old settings. They are better than none, and the next poll reads them again.
    const isCertain = !reads.some(({ isOfOtherData }) => isOfOtherData);
    if (isCertain || this.#revision === '') this.#sites = sites;
    if (!isCertain) return;
    this.#revision = revision;
    await this.#lastGood.keep(sites.all);
  }

  /** The settings in a language; undefined if the agency does not use it. */
  of(language: Language): Site | undefined {
    return this.#sites.of(language);
  }

  get default(): Site {
    return this.#sites.default;
  }

  get languages(): Language[] {
    return this.#sites.languages;
  }

  get revision(): string {
    return this.#revision;
  }
}
