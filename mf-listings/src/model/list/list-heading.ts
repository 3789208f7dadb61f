import type { Translate } from '@facade/section-kit';
import { categoryPlural } from '@facade/shared-domain/language/category-plural';
import type { Language } from '@facade/shared-domain/model';
import type { ListData } from './list-data.ts';

/** What the list holds, in words: "Woningen te koop in Aat". */
export function listHeading(
  t: Translate,
  language: Language,
  { goal, query, type, city }: Pick<ListData, 'goal' | 'query' | 'type' | 'city'>,
): string {
  if (query.q) return t('list.found', { q: query.q });
  if (query.ids.length > 0) return t('list.kept.title');
  const values = { type: type.chosen && categoryPlural(type.chosen.label, language), city: city.chosen?.label };
  if (type.chosen) return t(city.chosen ? `list.heading.${goal}TypeCity` : `list.heading.${goal}Type`, values);
  return t(city.chosen ? `list.heading.${goal}City` : `list.heading.${goal}`, values);
}
