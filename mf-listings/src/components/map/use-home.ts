import { browserApi, useLanguage } from '@facade/section-kit';
import { useEffect, useState } from 'react';
import { getProperties } from '../../api-client/get-properties.ts';
import { type CardProperty, toCardProperty } from '../../model/cards/card-data.ts';

/** The card of a home, asked for where the list does not have it. Until it is there, the one before stays. */
export function useHome(id: number, known: readonly CardProperty[]): CardProperty | null {
  const language = useLanguage();
  const listed = known.find((home) => home.id === id);
  const [asked, setAsked] = useState<CardProperty | null>(listed ?? null);
  useEffect(() => {
    if (listed) return setAsked(listed);
    const gone = new AbortController();
    const query = { language, filters: { ids: [id] }, signal: gone.signal };
    getProperties(browserApi, query).then(
      ({ items: [found] }) => {
        if (found && !gone.signal.aborted) setAsked(toCardProperty(found));
      },
      () => undefined,
    );
    return () => gone.abort();
  }, [id, listed, language]);
  return listed ?? asked;
}
