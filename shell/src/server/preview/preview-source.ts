import type { Language, Problem } from '@facade/shared-domain/model';
import { LRUCache } from 'lru-cache';
import { isLate, type ServerApi } from '../api/api-client.ts';
import { type Sites, SiteTable } from '../api/site-table.ts';

/** A preview in its current state. */
export interface OpenPreview {
  token: string;
  endsAt: Date;
  /** The agency's settings in the preview. */
  sites: Sites;
}

/** Why there is no preview, in the visitor's language. */
export interface NoPreview {
  status: number;
  title: string;
  hint: string;
}

/** Maximum number of cached settings: cached frames and parsed addresses depend on them. */
const MAX_CACHED = 8;

/** Requests previews from the api, again for each page: one may have expired, and its content may have changed. */
export class PreviewSource {
  readonly #api: ServerApi;
  readonly #known = new LRUCache<string, Promise<Sites>>({ max: MAX_CACHED });

  constructor(api: ServerApi) {
    this.#api = api;
  }

  /** Rejects if the api does not answer. `language`: language of the explanation if there is no preview. */
  async open(token: string, language: Language, requestId?: string): Promise<OpenPreview | NoPreview> {
    const client = this.#api.client({ preview: token, requestId });
    try {
      const ask = () => client.get<{ revision: string; endsAt: string }>(`/preview?lang=${language}`);
      // Reading its content for the first time may exceed the time limit of a page; the next request finds it ready.
      const { revision, endsAt } = await ask().catch((error) => {
        if (!isLate(error)) throw error;
        return ask();
      });
      const key = `${token} ${revision}`;
      const sites = this.#known.get(key) ?? SiteTable.read(client);
      this.#known.set(key, sites);
      sites.catch(() => this.#known.delete(key));
      return { token, endsAt: new Date(endsAt), sites: await sites };
    } catch (error) {
      const { status, problem } = error as { status?: number; problem?: Partial<Problem> | null };
      if (status !== 410 && status !== 409) throw error;
      const details = (problem?.errors ?? []).map(({ message }) => message);
      return { status, title: problem?.title ?? '', hint: [problem?.detail, ...details].filter(Boolean).join(' ') };
    }
  }
}
