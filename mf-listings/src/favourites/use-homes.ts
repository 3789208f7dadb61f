import { browserApi, useApi, useLanguage } from '@facade/section-kit';
import type { CardProperty } from '../cards/card-data.ts';
import { getHomes } from './get-homes.ts';
import { readSeenHomes } from './seen-homes.ts';

interface Homes {
  /** Null while they load for the first time. */
  homes: CardProperty[] | null;
  /** As last seen: the api did not answer. */
  isOld: boolean;
}

interface Requested extends Homes {
  ids: readonly number[];
  homes: CardProperty[];
}

/** Cards of properties by their ids. What is there already is not requested again when an id is removed. */
export function useHomes(ids: readonly number[]): Homes {
  const language = useLanguage();
  const { answer } = useApi<Requested>(ids.length > 0 ? `${language} ${ids}` : null, {
    ask: async (signal, last) => {
      if (last && ids.every((id) => last.ids.includes(id))) return last;
      return getHomes(browserApi, language, ids, signal).then(
        (homes) => ({ ids, homes, isOld: false }),
        () => ({ ids, homes: readSeenHomes(language), isOld: true }),
      );
    },
  });
  if (ids.length === 0) return { homes: [], isOld: false };
  const homes = answer?.homes.filter(({ id }) => ids.includes(id)) ?? null;
  return { homes, isOld: answer?.isOld ?? false };
}
