import { useLanguage, useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import type { ReactNode } from 'react';
import type { ListData } from '../list/list-data.ts';
import { queryHref } from '../list/list-query.ts';
import { stockText } from '../list/stock-text.ts';
import { SortSelect } from './sort-select.tsx';

interface BarEndProps {
  data: ListData;
  path: string;
  /** The button that saves the search. */
  save: ReactNode;
  onSort(): void;
}

/** What is always in sight, on a phone too: how many there are, and their order; and the button that saves the search. */
export function BarEnd({ data, path, save, onSort }: BarEndProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { query } = data;
  return (
    <>
      {query.filters.ids && (
        <a className="leave" href={queryHref(path, { sort: query.sort })}>
          <Icon name="close" size={16} />
          {t('list.kept.leave')}
        </a>
      )}
      {/* The heading's own count is read out. */}
      <p className="count" aria-hidden="true">
        {stockText(data, language, t)}
      </p>
      {save}
      <SortSelect value={query.sort} onChange={onSort} />
      <button type="submit" className="apply">
        {t('filter.apply')}
      </button>
    </>
  );
}
