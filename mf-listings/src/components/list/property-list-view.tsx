import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { softHyphens } from '@facade/shared-domain/language/soft-hyphens';
import { cardSizes } from '../../model/cards/card-sizes.ts';
import type { ListData } from '../../model/list/list-data.ts';
import { listHeading } from '../../model/list/list-heading.ts';
import { listPath } from '../../model/list/list-paths.ts';
import { listHref } from '../../model/list/list-query.ts';
import { PropertyCards } from '../cards/property-cards.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListCount } from './list-count.tsx';
import { ListLayout } from './list-layout.style.ts';
import { NoResults } from './no-results.tsx';
import { Paging } from './paging.tsx';
import { UnknownNotice } from './unknown-notice.tsx';

const PER_ROW = 3;

/** `sizes` of this page's cards, for the preload. */
export const LIST_SIZES = cardSizes(PER_ROW, 'stack');

/** The list of what is for sale, or for rent. */
export function PropertyListView({ data }: { data: ListData }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const site = useSite();
  const { goal, query, properties, total, pages, unknown } = data;
  const path = listPath(site, goal, language);
  const toPage = (page: number) => listHref(path, { ...query, page });
  return (
    <ListLayout>
      <div className="wrap">
        <h1>{softHyphens(listHeading(t, language, data))}</h1>
        <ListCount data={data} path={path} />
        <SearchBox key={query.q} goal={goal} initial={query.q} />
      </div>
      <FilterBar data={data} path={path} />
      <div className="wrap results">
        <UnknownNotice unknown={unknown} />
        {total > 0 ? (
          <>
            <PropertyCards properties={properties} perRow={PER_ROW} heading="h2" first />
            <Paging page={query.page} pages={pages} total={total} toPage={toPage} />
          </>
        ) : (
          <NoResults data={data} path={path} otherPath={listPath(site, goal === 'sale' ? 'rent' : 'sale', language)} />
        )}
      </div>
    </ListLayout>
  );
}
