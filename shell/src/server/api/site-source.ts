import { LANGUAGES, type Language, type Site } from '@facade/shared-domain/model';
import type { ReadAnswer } from './answer.ts';
import type { ServerApi } from './api-client.ts';
import type { LastGoodSettings } from './last-good-settings.ts';

/**
 * The agency's settings in every language it uses; the last good ones while the api does not answer, those of an earlier process
 * among them.
 */
export class SiteSource {
  readonly #api: ServerApi;
  readonly #lastGood: LastGoodSettings;
  #sites = new Map<Language, Site>();
  #revision = '';

  constructor(api: ServerApi, lastGood: LastGoodSettings) {
    this.#api = api;
    this.#lastGood = lastGood;
  }

  /** Without settings no page can be rendered. */
  get isKnown(): boolean {
    return this.#sites.size > 0;
  }

  /** Takes up what an earlier process has kept, until the api answers. */
  async restore(): Promise<void> {
    this.#take(await this.#lastGood.read());
  }

  /** Reads the settings anew when the data's revision moved. */
  async load(): Promise<void> {
    const { revision } = this.#api;
    if (revision === this.#revision) return;
    const reads: ReadAnswer[] = [];
    const api = this.#api.client({ reads });
    const read = (language: Language) => api.get<Site>(`/site?lang=${language}`);
    const first = await read('nl');
    const used = first.languages.filter(({ use }) => use).map(({ code }) => code);
    const sites = await Promise.all(LANGUAGES.filter((code) => used.includes(code)).map(read));
    // An api that is behind says what was: that is better than nothing, and the next look reads again.
    const isCertain = !reads.some(({ isOfOtherData }) => isOfOtherData);
    if (isCertain || this.#revision === '') this.#take(sites);
    if (!isCertain) return;
    this.#revision = revision;
    await this.#lastGood.keep(sites);
  }

  #take(sites: Site[]): void {
    this.#sites = new Map(sites.map((site) => [site.language, site]));
  }

  /** The settings in a language; undefined where the agency does not use it. */
  of(language: Language): Site | undefined {
    return this.#sites.get(language);
  }

  get default(): Site {
    const any = this.#sites.values().next().value;
    const site = any && (this.#sites.get(any.defaultLanguage) ?? any);
    if (!site) throw new Error('The agency uses no language');
    return site;
  }

  get languages(): Language[] {
    return [...this.#sites.keys()];
  }

  get revision(): string {
    return this.#revision;
  }
}
