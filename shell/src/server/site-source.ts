import type { Language, Site } from '@facade/shared-domain/model';
import type { ServerApi } from './api-client.ts';

const ALL: readonly Language[] = ['nl', 'fr', 'en', 'de'];

/** The agency's settings in every language it uses; the last good ones while the api does not answer. */
export class SiteSource {
  readonly #api: ServerApi;
  #sites = new Map<Language, Site>();
  #revision = '';

  constructor(api: ServerApi) {
    this.#api = api;
  }

  /** Reads the settings anew when the data's revision moved. */
  async load(): Promise<void> {
    const { revision } = this.#api;
    if (revision === this.#revision) return;
    const first = await this.#read('nl');
    const used = first.languages.filter(({ use }) => use).map(({ code }) => code);
    const sites = await Promise.all(ALL.filter((code) => used.includes(code)).map((code) => this.#read(code)));
    this.#sites = new Map(sites.map((site) => [site.language, site]));
    this.#revision = revision;
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

  #read = (language: Language): Promise<Site> => this.#api.client().get<Site>(`/site?lang=${language}`);
}
