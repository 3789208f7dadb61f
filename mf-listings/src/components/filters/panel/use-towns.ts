import { browserApi } from '@facade/section-kit';
import type { City, Language } from '@facade/shared-domain/model';
import { useEffect, useState } from 'react';
import { getCities } from '../../../api-client/get-properties.ts';

/** Towns that are shown of those found. */
const MOST_FOUND = 30;

type Find = typeof import('./find-towns.ts').findTowns;

/** All towns and what searches them, from the moment the picker is open. None where they cannot be had: the others stay. */
export function useTowns(language: Language, isOpen: boolean) {
  const [loaded, setLoaded] = useState<{ towns: City[]; findTowns: Find } | null>(null);
  useEffect(() => {
    if (!isOpen || loaded) return undefined;
    const controller = new AbortController();
    Promise.all([import('./find-towns.ts'), getCities(browserApi, language, controller.signal)]).then(
      ([{ findTowns }, towns]) => !controller.signal.aborted && setLoaded({ towns, findTowns }),
      () => {},
    );
    return () => controller.abort();
  }, [isOpen, language, loaded]);
  return {
    towns: loaded?.towns ?? [],
    find: (text: string): City[] => loaded?.findTowns(text, loaded.towns, language).slice(0, MOST_FOUND) ?? [],
  };
}
