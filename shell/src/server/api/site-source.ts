import type { Language, Site } from '@facade/shared-domain/model';
import type { ReadAnswer } from './answer.ts';
import type { ServerApi } from './api-client.ts';
import type { LastGoodSettings } from './last-good-settings.ts';
import { SiteTable } from './site-table.ts';

/**
 * The agency's settings in every language it uses; the last good ones while the api does not answer, those of an earlier process
 * among them.
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

  /** Takes up what an earlier process has kept, until the api answers. */
  async restore(): Promise<void> {
    this.#sites = new SiteTable(await this.#lastGood.read());
  }

  /** Reads the settings anew when the data's revision moved. */
  async load(): Promise<void> {
    const { revision } = this.#api;
    if (revision === this.#revision) return;
    const reads: ReadAnswer[] = [];
    const sites = await SiteTable.read(this.#api.client({ reads }));
    // An api that is behind says what was: that is better than nothing, and the next look reads again.
    const isCertain = !reads.some(({ isOfOtherData }) => isOfOtherData);
    if (isCertain || this.#revision === '') this.#sites = sites;
    if (!isCertain) return;
    this.#revision = revision;
    await this.#lastGood.keep(sites.all);
  }

  /** The settings in a language; undefined where the agency does not use it. */
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
