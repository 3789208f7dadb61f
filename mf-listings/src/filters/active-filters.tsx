import { useLanguage, useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import type { ListData } from '../list/list-data.ts';
import { queryHref } from '../list/list-query.ts';
import { ActiveList } from './active-filters.style.ts';
import { activeText } from './active-text.ts';
import { activeFilters, isInBar } from './listed-filters.ts';

/** What narrows the list, each with the link that takes it away, and one that takes all away. On a wide screen only what the filter bar does not say: `ListCount` has the last link there. */
export function ActiveFilters({ data, path }: { data: ListData; path: string }) {
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
            <a
              href={queryHref(path, { filters: filter.rest, sort, view })}
              aria-label={t('filter.remove', { filter: text })}
            >
              {text}
              <Icon name="close" size={14} />
            </a>
          </li>
        );
      })}
      <li data-in-bar="">
        <a className="clear" href={queryHref(path, { sort, view })}>
          {t('filter.clear')}
        </a>
      </li>
    </ActiveList>
  );
}
