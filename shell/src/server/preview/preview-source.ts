import type { Language, Problem } from '@facade/shared-domain/model';
import { LRUCache } from 'lru-cache';
import { isLate, type ServerApi } from '../api/api-client.ts';
import { type Sites, SiteTable } from '../api/site-table.ts';

/** A preview as it is at this moment. */
export interface OpenPreview {
  token: string;
  endsAt: Date;
  /** The agency's settings as they are in it. */
  sites: Sites;
}

/** Why there is none, in the visitor's language. */
export interface NoPreview {
  status: number;
  title: string;
  hint: string;
}

/** Sets of settings that are kept: rendered frames and read addresses hang on them. */
const KEPT = 8;

/** Asks the api for previews, anew for each page: one may have ended, and the content under it may have changed. */
export class PreviewSource {
  readonly #api: ServerApi;
  readonly #known = new LRUCache<string, Promise<Sites>>({ max: KEPT });

  constructor(api: ServerApi) {
    this.#api = api;
  }

  /** Rejects where the api does not answer. `language`: of what is said where there is no preview. */
  async open(token: string, language: Language, requestId?: string): Promise<OpenPreview | NoPreview> {
    const client = this.#api.client({ preview: token, requestId });
    try {
      const ask = () => client.get<{ revision: string; endsAt: string }>(`/preview?lang=${language}`);
      // Reading its content for the first time may take longer than a page waits for data; the next to ask finds it read.
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
