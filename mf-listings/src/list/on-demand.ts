import { onDemand } from '@facade/section-kit';
import { ActiveFilters as ActiveFiltersNow } from '../filters/active-filters.tsx';
import { NoResults as NoResultsNow } from './no-results.tsx';
import { WrongNotice as WrongNoticeNow } from './wrong-notice.tsx';

/** The server renders at once. A constant of the build: each build keeps one branch and drops the other with what it imports. */
const atOnce = typeof window === 'undefined';

/** What an empty list says. Its code comes with the first empty list: other lists need none of it. */
export const NoResults = onDemand(
  atOnce ? NoResultsNow : null,
  async () => (await import('./no-results.tsx')).NoResults,
);

/** What narrows a list. Its code comes with the first list that something narrows. */
export const ActiveFilters = onDemand(
  atOnce ? ActiveFiltersNow : null,
  async () => (await import('../filters/active-filters.tsx')).ActiveFilters,
);

/** Invalid values of the URL. */
export const WrongNotice = onDemand(
  atOnce ? WrongNoticeNow : null,
  async () => (await import('./wrong-notice.tsx')).WrongNotice,
);

/** What the visitor viewed before, which the server does not know. */
export const RecentlyViewed = onDemand(
  null,
  async () => (await import('../favourites/recently-viewed.tsx')).RecentlyViewed,
);
