import { useLanguage, useSite } from '@facade/platform/section';
import { softHyphens } from '@facade/shared-domain/soft-hyphens';
import { cardSizes } from '../model/card-sizes.ts';
import type { ListData } from '../model/list-data.ts';
import { listHeading } from '../model/list-heading.ts';
import { listPath } from '../model/list-paths.ts';
import { listHref } from '../model/list-query.ts';
import { FilterBar } from './filter-bar.tsx';
import { ListCount } from './list-count.tsx';
import { ListLayout } from './list-layout.ts';
import { NoResults } from './no-results.tsx';
import { Paging } from './paging.tsx';
import { PropertyCards } from './property-cards.tsx';
import { UnknownNotice } from './unknown-notice.tsx';
import { useTexts } from './use-texts.ts';

const PER_ROW = 3;

/** `sizes` of this page's cards, for the preload. */
export const LIST_SIZES = cardSizes(PER_ROW, 'stack');

/** The list of what is for sale, or for rent. */
export function PropertyListView({ data }: { data: ListData }) {
  const t = useTexts();
  const language = useLanguage();
  const site = useSite();
  const { goal, query, properties, total, pages, unknown } = data;
  const path = listPath(site, goal, language);
  const toPage = (page: number) => listHref(path, { ...query, page });
  return (
    <ListLayout>
      <div className="wrap">
        <h1>{softHyphens(listHeading(t, language, data))}</h1>
        <ListCount data={data} path={path} t={t} />
      </div>
      <FilterBar data={data} path={path} t={t} />
      <div className="wrap results">
        <UnknownNotice unknown={unknown} t={t} />
        {total > 0 ? (
          <>
            <PropertyCards properties={properties} perRow={PER_ROW} heading="h2" first />
            <Paging page={query.page} pages={pages} total={total} toPage={toPage} t={t} />
          </>
        ) : (
          <NoResults
            data={data}
            path={path}
            otherPath={listPath(site, goal === 'sale' ? 'rent' : 'sale', language)}
            t={t}
          />
        )}
      </div>
    </ListLayout>
  );
}
