import { browserApi, useApi, useLanguage } from '@facade/section-kit';
import { getProperties } from '../../api-client/get-properties.ts';
import { type CardProperty, toCardProperty } from '../../model/cards/card-data.ts';

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
