import { browserApi, useApi, useLanguage } from '@facade/section-kit';
import { type CardProperty, toCardProperty } from '../cards/card-data.ts';
import { getProperties } from '../list/get-properties.ts';

/** The card of a home, requested where the list does not have it. Until it is there, the one before stays. */
export function useHome(id: number, known: readonly CardProperty[]): CardProperty | null {
  const language = useLanguage();
  const listed = known.find((home) => home.id === id);
  const { answer } = useApi<CardProperty | null>(`${language} ${id}`, {
    ask: async (signal, last) => {
      if (listed) return listed;
      const { items } = await getProperties(browserApi, { language, filters: { ids: [id] }, signal });
      return items[0] ? toCardProperty(items[0]) : last;
    },
  });
  return listed ?? answer;
}
