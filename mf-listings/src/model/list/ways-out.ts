import type { Translate } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { otherGoal } from './filters.ts';
import type { ListData } from './list-data.ts';
import { listHeading } from './list-heading.ts';
import { listHref } from './list-query.ts';

interface WayOut {
  href: string;
  label: string;
  /** Properties behind the link, where known. */
  count: number | null;
}

/** Lists that do have properties, nearest to the empty one first: one filter less, then the other goal, then everything. */
export function waysOut(
  data: ListData,
  paths: { path: string; otherPath: string },
  t: Translate,
  language: Language,
): WayOut[] {
  const { goal, query, type, city } = data;
  const { sort } = query;
  const none = { chosen: null, options: [] };
  const named = (changes: Partial<ListData>) =>
    listHeading(t, language, { ...data, query: { ...query, ids: [] }, ...changes });
  const ways: WayOut[] = [];
  if (type.chosen && city.chosen) {
    const { value, count } = type.chosen;
    ways.push({ href: listHref(paths.path, { type: value, sort }), label: named({ city: none }), count });
    const town = city.chosen;
    ways.push({
      href: listHref(paths.path, { city: town.value, sort }),
      label: named({ type: none }),
      count: town.count,
    });
  }
  const only = type.chosen && city.chosen ? null : (type.chosen ?? city.chosen);
  if (only) {
    const filter = type.chosen ? { type: only.value } : { city: only.value };
    const label = named({ goal: otherGoal(goal) });
    ways.push({ href: listHref(paths.otherPath, filter), label, count: only.otherCount });
  }
  ways.push({ href: paths.path, label: named({ type: none, city: none }), count: null });
  return ways.filter(({ count }) => count !== 0);
}
