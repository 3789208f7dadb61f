import { useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ListData } from '../../model/list/list-data.ts';
import { DEFAULT_SORT, listHref, SORTS } from '../../model/list/list-query.ts';
import { FilterBarFrame } from './filter-bar.style.ts';
import { FilterSelect } from './filter-select.tsx';
import { KeptLink } from './kept-link.tsx';

interface FilterBarProps {
  data: ListData;
  path: string;
}

/**
 * Filters as chips that say their value, and the order. It is a GET form: without JavaScript a button sends it, with
 * JavaScript choosing is enough.
 */
export function FilterBar({ data, path }: FilterBarProps) {
  const t = useTexts('mf-listings');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { query, type, city } = data;
  const filtered = Boolean(query.type || query.city);
  const gathered = query.ids.length > 0 || query.q !== '';

  const apply = (event: ChangeEvent | FormEvent) => {
    event.preventDefault();
    const value = (name: string) => {
      const field = form.current?.elements.namedItem(name);
      return field instanceof HTMLSelectElement ? field.value : '';
    };
    const sort = SORTS.find((known) => known === value('sort'));
    const { ids, q, available } = query;
    navigate(listHref(path, { type: value('type'), city: value('city'), sort, available, ids, q }));
  };

  return (
    <FilterBarFrame>
      <div className="wrap">
        <form ref={form} action={path} method="get" autoComplete="off" aria-label={t('filter.label')} onSubmit={apply}>
          {query.ids.length > 0 && <input type="hidden" name="ids" value={query.ids.join(',')} />}
          {query.available && <input type="hidden" name="available" value="1" />}
          {query.q && <input type="hidden" name="q" value={query.q} />}
          {!gathered && (
            <>
              <FilterSelect
                name="type"
                label={t('filter.type')}
                value={query.type}
                all={t('filter.allTypes')}
                options={type.options}
                onChange={apply}
              />
              <FilterSelect
                name="city"
                label={t('filter.city')}
                value={query.city}
                all={t('filter.allCities')}
                options={city.options}
                onChange={apply}
              />
            </>
          )}
          {(filtered || gathered) && (
            <a className="clear" href={listHref(path, { sort: query.sort, available: query.available })}>
              <Icon name="close" size={16} />
              {t(filtered ? 'filter.clear' : 'list.kept.leave')}
            </a>
          )}
          <FilterSelect
            name="sort"
            label={t('filter.sort')}
            icon="sort"
            value={query.sort === DEFAULT_SORT ? '' : query.sort}
            all={t(`sort.${DEFAULT_SORT}`)}
            options={SORTS.filter((sort) => sort !== DEFAULT_SORT).map((sort) => ({
              value: sort,
              label: t(`sort.${sort}`),
            }))}
            onChange={apply}
          />
          <KeptLink path={path} label={t('list.kept.label')} current={query.ids.length > 0} />
          <button type="submit" className="apply">
            {t('filter.apply')}
          </button>
        </form>
      </div>
    </FilterBarFrame>
  );
}
