import type { ApiClient } from '@facade/section-kit';
import { readAnswer, unreachable } from '../composition/json-fetch.ts';

/** Reads the api from the browser, through the site's own origin. */
export const browserApi: ApiClient = {
  async get<T>(path: string, { signal }: { signal?: AbortSignal } = {}) {
    const response = await fetch(`/api${path}`, { signal, headers: { accept: 'application/json' } }).catch((error) => {
      if (signal?.aborted) throw error;
      throw unreachable(error);
    });
    return readAnswer<T>(response);
  },
};
