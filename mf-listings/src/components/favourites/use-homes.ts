import { browserApi, useLanguage } from '@facade/section-kit';
import { useEffect, useState } from 'react';
import { getHomes } from '../../api-client/get-homes.ts';
import type { CardProperty } from '../../model/cards/card-data.ts';
import { readSeenHomes } from '../../model/kept/seen-homes.ts';

interface Homes {
  /** Null while they load for the first time. */
  homes: CardProperty[] | null;
  /** As last seen: the api did not answer. */
  isOld: boolean;
}

/** Cards of properties by their ids. What is there already is not asked for again when an id goes. */
export function useHomes(ids: readonly number[]): Homes {
  const language = useLanguage();
  const [answer, setAnswer] = useState<{ asked: readonly number[]; homes: CardProperty[]; isOld: boolean } | null>(
    null,
  );
  const isKnown = answer !== null && ids.every((id) => answer.asked.includes(id));

  useEffect(() => {
    if (isKnown || ids.length === 0) return;
    const controller = new AbortController();
    getHomes(browserApi, language, ids, controller.signal).then(
      (homes) => setAnswer({ asked: ids, homes, isOld: false }),
      () => {
        if (!controller.signal.aborted) setAnswer({ asked: ids, homes: readSeenHomes(language), isOld: true });
      },
    );
    return () => controller.abort();
  }, [ids, isKnown, language]);

  if (ids.length === 0) return { homes: [], isOld: false };
  const homes = answer?.homes.filter(({ id }) => ids.includes(id)) ?? null;
  return { homes, isOld: answer?.isOld ?? false };
}
