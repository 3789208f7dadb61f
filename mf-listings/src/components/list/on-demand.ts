import { lazy } from 'react';
import { ActiveFilters as ActiveFiltersNow } from '../filters/active-filters.tsx';
import { NoResults as NoResultsNow } from './no-results.tsx';
import { WrongNotice as WrongNoticeNow } from './wrong-notice.tsx';

/** The server renders at once. A constant of the build: each build keeps one branch and drops the other with what it imports. */
const atOnce = typeof window === 'undefined';

/** What an empty list says. Its code comes with the first empty list: other lists need none of it. */
export const NoResults = atOnce
  ? NoResultsNow
  : lazy(() => import('./no-results.tsx').then((code) => ({ default: code.NoResults })));

/** What narrows a list. Its code comes with the first list that something narrows. */
export const ActiveFilters = atOnce
  ? ActiveFiltersNow
  : lazy(() => import('../filters/active-filters.tsx').then((code) => ({ default: code.ActiveFilters })));

/** Invalid values of the URL. */
export const WrongNotice = atOnce
  ? WrongNoticeNow
  : lazy(() => import('./wrong-notice.tsx').then((code) => ({ default: code.WrongNotice })));

/** What the visitor viewed before, which the server does not know. */
export const RecentlyViewed = lazy(() =>
  import('../favourites/recently-viewed.tsx').then((code) => ({ default: code.RecentlyViewed })),
);
