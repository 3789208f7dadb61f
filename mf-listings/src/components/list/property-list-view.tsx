import { useLanguage, useSite, useTexts, useViewed } from '@facade/section-kit';
import { softHyphens } from '@facade/shared-domain/language/soft-hyphens';
import { shownWords } from '@facade/shared-domain/listing/query/search-words';
import { Notice } from '@facade/shared-ui';
import { Suspense } from 'react';
import { cardSizes } from '../../model/cards/card-sizes.ts';
import { isNarrowed, without } from '../../model/filters/groups.ts';
import { countText } from '../../model/list/count-text.ts';
import { otherGoal } from '../../model/list/filters.ts';
import type { ListData } from '../../model/list/list-data.ts';
import { listHeading } from '../../model/list/list-heading.ts';
import { listPath } from '../../model/list/list-paths.ts';
import { queryHref } from '../../model/list/list-query.ts';
import { PropertyCards } from '../cards/property-cards.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { ListAndMap } from '../map/list-and-map.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { ListCount } from './list-count.tsx';
import { ListLayout } from './list-layout.style.ts';
import { ActiveFilters, NoResults, RecentlyViewed, WrongNotice } from './on-demand.ts';
import { Paging } from './paging.tsx';
import { RelatedLists } from './related-lists.tsx';
import { useRememberedList } from './use-remembered-list.ts';

const PER_ROW = 2;

/** `sizes` of this page's cards, for the preload. */
export const LIST_SIZES = cardSizes(PER_ROW, 'stack');

/** The list of what is for sale, or for rent. */
export function PropertyListView({ data }: { data: ListData }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const site = useSite();
  const { goal, query, properties, total, totalIsMore, pages, wrong, isIndexable } = data;
  const path = listPath(site, goal, language);
  const hasViewed = useViewed().length > 0;
  useRememberedList(properties);
  const number = countText(total, language, totalIsMore);
  const kept = query.filters.ids
    ? ''
    : queryHref('', { ...query, filters: without(query.filters, ['words']), page: 1 }).slice(1);
  const words = shownWords(query.filters.words ?? '');
  return (
    <ListLayout data-view={query.view ?? 'list'}>
      <FilterBar data={data} path={path} />
      <ListAndMap data={data} path={path}>
        <div className="wrap head">
          <h1>{softHyphens(listHeading(t, language, data))}</h1>
          <ListCount data={data} path={path} />
          <SearchBox key={words} list={data} kept={kept} initial={words} />
        </div>
        <div className="wrap results">
          <Suspense>
            {isNarrowed(query.filters) && <ActiveFilters data={data} path={path} />}
            {wrong.length > 0 && <WrongNotice wrong={wrong} narrowed={isNarrowed(query.filters)} />}
          </Suspense>
          {total > 0 ? (
            <>
              <PropertyCards properties={properties} perRow={PER_ROW} heading="h2" first />
              {totalIsMore && query.page === pages && (
                <Notice tone="info">{t('list.narrow', { number: countText(total, language) })}</Notice>
              )}
              <Paging
                page={query.page}
                pages={pages}
                place={t('paging.place', { page: query.page, pages, count: total, number })}
                toPage={(page) => queryHref(path, { ...query, page })}
              />
              {isIndexable && query.page === 1 && <RelatedLists data={data} />}
            </>
          ) : (
            <Suspense>
              <NoResults data={data} path={path} otherPath={listPath(site, otherGoal(goal), language)} />
            </Suspense>
          )}
          <Suspense>{hasViewed && <RecentlyViewed />}</Suspense>
        </div>
      </ListAndMap>
    </ListLayout>
  );
}
