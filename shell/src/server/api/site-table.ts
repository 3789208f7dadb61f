import type { ApiClient } from '@facade/section-kit';
import { LANGUAGES, type Language, type Site } from '@facade/shared-domain/model';

/** The agency's settings, from the site or from a preview. */
export type Sites = Pick<SiteTable, 'of' | 'default' | 'languages'>;

/** The agency's settings in every language it uses. */
export class SiteTable {
  readonly #sites: ReadonlyMap<Language, Site>;

  constructor(sites: readonly Site[]) {
    this.#sites = new Map(sites.map((site) => [site.language, site]));
  }

  static async read(api: ApiClient): Promise<SiteTable> {
    const read = (language: Language) => api.get<Site>(`/site?lang=${language}`);
    const first = await read('nl');
    const used = first.languages.filter(({ use }) => use).map(({ code }) => code);
    return new SiteTable(await Promise.all(LANGUAGES.filter((code) => used.includes(code)).map(read)));
  }

  get all(): Site[] {
    return [...this.#sites.values()];
  }

  /** The settings in a language; undefined if the agency does not use it. */
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
}
