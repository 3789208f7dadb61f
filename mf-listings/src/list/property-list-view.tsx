import { useLanguage, useSite, useTexts, useViewed } from '@facade/section-kit';
import { softHyphens } from '@facade/shared-domain/language/soft-hyphens';
import { LAST_LIST_KEY, type LastList } from '@facade/shared-domain/listing/last-list';
import { shownWords } from '@facade/shared-domain/listing/query/search-words';
import { Notice } from '@facade/shared-ui';
import { Suspense, useEffect, useRef } from 'react';
import type { CardProperty } from '../cards/card-data.ts';
import { cardSizes } from '../cards/card-sizes.ts';
import { PropertyCards } from '../cards/property-cards.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { isNarrowed, without } from '../filters/groups.ts';
import type { EditFilter } from '../filters/listed-filters.ts';
import { ListAndMap } from '../map/list-and-map.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { aboutList } from './about-list.ts';
import { useNotedVisit } from './last-visit.ts';
import { ListCount } from './list-count.tsx';
import type { ListData } from './list-data.ts';
import { listHeading } from './list-heading.ts';
import { ListLayout } from './list-layout.style.ts';
import { listPath, otherGoal } from './list-paths.ts';
import { queryHref } from './list-query.ts';
import { ActiveFilters, NoResults, RecentlyViewed, WrongNotice } from './on-demand.ts';
import { Paging } from './paging.tsx';
import { countText } from './stock-text.ts';

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
  const editor = useRef<EditFilter>(null);
  useRememberedList(properties);
  useNotedVisit();
  const number = countText(total, language, totalIsMore);
  const kept = query.filters.ids
    ? ''
    : queryHref('', { ...query, filters: without(query.filters, ['words']), page: 1 }).slice(1);
  const words = shownWords(query.filters.words ?? '');
  return (
    <ListLayout data-view={query.view ?? 'list'}>
      <FilterBar data={data} path={path} editor={editor} />
      <ListAndMap data={data} path={path}>
        <div className="wrap head">
          <h1>{softHyphens(listHeading(t, language, data))}</h1>
          <ListCount data={data} path={path} />
          <SearchBox key={words} list={data} kept={kept} initial={words} />
        </div>
        <div className="wrap results">
          <Suspense>
            {isNarrowed(query.filters) && (
              <ActiveFilters data={data} path={path} onEdit={(filter) => editor.current?.(filter)} />
            )}
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

/** Under a list that has a page of its own for search engines: what it is about, and the lists beside it. */
function RelatedLists({ data }: { data: ListData }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { agency } = useSite();
  return (
    <section className="related" aria-labelledby="related">
      <h2 id="related">{t('list.related')}</h2>
      <p>{aboutList(t, language, data, agency.name)}</p>
      <ul>
        {data.related.map(({ href, label, count }) => (
          <li key={href}>
            <a href={href}>{label}</a> {count !== null && <small>{countText(count, language)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Keeps the list in this tab, for the way back from its homes. */
function useRememberedList(properties: readonly CardProperty[]): void {
  useEffect(() => {
    const homes = properties.map(({ id, path }) => ({ id, path }));
    const list: LastList = { href: location.pathname + location.search, homes };
    try {
      sessionStorage.setItem(LAST_LIST_KEY, JSON.stringify(list));
    } catch {
      // Storage is full or forbidden.
    }
  }, [properties]);
}
