import { useLanguage, useTexts } from '@facade/section-kit';
import { isNarrowed } from '../filters/groups.ts';
import type { ListData } from './list-data.ts';
import { queryHref } from './list-query.ts';
import { stockText } from './stock-text.ts';

interface ListCountProps {
  data: ListData;
  path: string;
}

/** "83 for sale, 10 sold", a link that leaves the sold ones out or brings them back, and on a wide screen one that takes all filters away. */
export function ListCount({ data, path }: ListCountProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { goal, query, unavailable } = data;
  const { filters, sort, view } = query;
  return (
    <div className="stock">
      <p className="total" role="status">
        {stockText(data, language, t)}
      </p>
      {unavailable > 0 && (
        <a href={queryHref(path, { ...query, filters: { ...filters, available: !filters.available }, page: 1 })}>
          {t(`list.${filters.available ? 'showGone' : 'hideGone'}.${filters.ids ? 'mixed' : goal}`)}
        </a>
      )}
      {isNarrowed(filters) && !filters.ids && (
        <a className="clear" href={queryHref(path, { sort, view })}>
          {t('filter.clear')}
        </a>
      )}
    </div>
  );
}
