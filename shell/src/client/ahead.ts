/** What loads and prepares the next page, and what is needed only later: a chunk of its own, because no page waits for it. */
export { startScrollToTop } from './chrome/scroll-to-top.ts';
export { layOutAhead } from './layout-ahead.ts';
export { prefetchLinks } from './navigation/prefetch.ts';
export { offerOffline } from './offline/offer-offline.ts';
export { createPageSource } from './page-source.ts';
export { reportBegun, reportShown } from './reports/report-goals.ts';
