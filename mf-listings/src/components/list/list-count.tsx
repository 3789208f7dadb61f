import { useTexts } from '@facade/section-kit';
import { availableCount } from '../../model/list/available-count.ts';
import type { ListData } from '../../model/list/list-data.ts';
import { listHref } from '../../model/list/list-query.ts';

interface ListCountProps {
  data: ListData;
  path: string;
}

/** "83 for sale, 10 sold", and a link that leaves the sold ones out or brings them back. */
export function ListCount({ data, path }: ListCountProps) {
  const t = useTexts('mf-listings');
  const { goal, query, total, unavailable } = data;
  const available = availableCount(data);
  // Found or kept properties may be of both goals.
  const isMixed = query.ids.length > 0 || query.q !== '';
  const count = unavailable > 0 ? { count: unavailable, available } : { available };
  return (
    <div className="stock">
      <p className="total" role="status">
        {isMixed ? t('list.total', { count: total }) : t(`list.${unavailable > 0 ? 'someGone' : 'all'}.${goal}`, count)}
      </p>
      {unavailable > 0 && (
        <a href={listHref(path, { ...query, available: !query.available, page: 1 })}>
          {t(`list.${query.available ? 'showGone' : 'hideGone'}.${isMixed ? 'mixed' : goal}`)}
        </a>
      )}
    </div>
  );
}
