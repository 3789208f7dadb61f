import { browserApi, useApi } from '@facade/section-kit';
import type { City, Language } from '@facade/shared-domain/model';
import { useRef } from 'react';
import { getCities } from '../../list/get-properties.ts';

/** Towns that are shown of those found. */
const MOST_FOUND = 30;

export interface Towns {
  towns: City[];
  find(text: string): City[];
}

const NONE: Towns = { towns: [], find: () => [] };

/**
 * All towns and what searches them, from the moment the picker is open. None where they cannot be had: the others stay.
 * `whenLoaded`: the same once they are there, for a visitor who is faster than the network.
 */
export function useTowns(language: Language, isOpen: boolean): Towns & { whenLoaded(): Promise<Towns> } {
  const loading = useRef<Promise<Towns> | null>(null);
  const { answer } = useApi<Towns>(isOpen ? language : null, {
    ask: async (signal, last) => {
      if (last) return last;
      const towns = loadTowns(language, signal);
      loading.current = towns.catch(() => NONE);
      return towns;
    },
  });
  return { ...(answer ?? NONE), whenLoaded: async () => answer ?? loading.current ?? NONE };
}

async function loadTowns(language: Language, signal: AbortSignal): Promise<Towns> {
  const [{ findTowns }, towns] = await Promise.all([
    import('./find-towns.ts'),
    getCities(browserApi, language, signal),
  ]);
  return { towns, find: (text) => findTowns(text, towns, language).slice(0, MOST_FOUND) };
}
