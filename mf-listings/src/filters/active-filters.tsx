import { useLanguage, useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import type { MouseEvent } from 'react';
import type { ListData } from '../list/list-data.ts';
import { LIST_SEARCH } from '../list/list-paths.ts';
import { queryHref } from '../list/list-query.ts';
import { ActiveList } from './active-filters.style.ts';
import { activeText } from './active-text.ts';
import { type ActiveFilter, activeFilters, type EditFilter, isInBar } from './listed-filters.ts';

interface ActiveFiltersProps {
  data: ListData;
  path: string;
  onEdit: EditFilter;
}

/**
 * What narrows the list, each with what changes it in place and with the link that takes it away; and one that takes all away. On a wide
 * screen only what the filter bar does not say: `ListCount` has the last link there.
 */
export function ActiveFilters({ data, path, onEdit }: ActiveFiltersProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { filters, sort, view } = data.query;
  const active = activeFilters(filters);
  if (active.length === 0 || filters.ids) return null;
  return (
    <ActiveList aria-label={t('filter.active')}>
      {active.map((filter) => {
        const text = activeText(filter, data, { t, language });
        return (
          <li key={`${filter.name} ${filter.value}`} data-in-bar={isInBar(filters, filter) ? '' : undefined}>
            <FilterText filter={filter} text={text} onEdit={onEdit} />
            <a
              className="remove"
              href={queryHref(path, { filters: filter.rest, sort, view })}
              aria-label={t('filter.remove', { filter: text })}
            >
              <Icon name="close" size={14} />
            </a>
          </li>
        );
      })}
      <li className="all" data-in-bar="">
        <a href={queryHref(path, { sort, view })}>{t('filter.clear')}</a>
      </li>
    </ActiveList>
  );
}

interface FilterTextProps {
  filter: ActiveFilter;
  text: string;
  onEdit: EditFilter;
}

/** Leads to the control of a filter, without JavaScript too: words to the search field, others to their panel. What the map or a link has set has none. */
function FilterText({ filter, text, onEdit }: FilterTextProps) {
  const t = useTexts('mf-listings');
  const isWords = filter.name === 'words';
  if (!isWords && !filter.group) return <span>{text}</span>;
  const edit = (event: MouseEvent) => {
    event.preventDefault();
    if (!isWords) return onEdit(filter);
    const field = document.getElementById(LIST_SEARCH) as HTMLInputElement | null;
    field?.focus();
    field?.select();
  };
  return (
    <a href={isWords ? `#${LIST_SEARCH}` : '#filters'} aria-label={t('filter.change', { filter: text })} onClick={edit}>
      {isWords && <Icon name="search" size={14} />}
      {text}
      {!isWords && <Icon name="chevron-down" size={14} />}
    </a>
  );
}
