import { defineFragment, type FragmentProps } from '@facade/section-kit';
import type { Counts } from '@facade/shared-domain/model';
import { getTotals } from '../search/get-totals.ts';
import { GoalLinks } from '../search/goal-links.tsx';
import { SearchBox } from '../search/search-box.tsx';

/** Search field, and the links to the two lists. */
const SearchBoxFragment = ({ data }: { data: Counts }) => (
  <SearchBox>
    <GoalLinks totals={data} />
  </SearchBox>
);

export const fragment = defineFragment<FragmentProps['mf-listings/search-box'], Counts>({
  loader: ({ api, language, signal }) => getTotals(api, language, signal),
  Component: SearchBoxFragment,
});
