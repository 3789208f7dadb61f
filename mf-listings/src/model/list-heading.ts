import type { Translate } from '@facade/platform/section';
import type { ListData } from './list-data.ts';

/** What the list holds, in words: "Woning te koop in Aat". */
export function listHeading(
  t: Translate,
  { goal, query, type, city }: Pick<ListData, 'goal' | 'query' | 'type' | 'city'>,
): string {
  if (query.q) return t('list.found', { q: query.q });
  if (query.ids.length > 0) return t('list.kept.title');
  const values = { type: type.chosen?.label, city: city.chosen?.label };
  if (type.chosen) return t(city.chosen ? `list.heading.${goal}TypeCity` : `list.heading.${goal}Type`, values);
  return t(city.chosen ? `list.heading.${goal}City` : `list.heading.${goal}`, values);
}
