/** What prepares the next page, and what is needed only further down: a chunk of its own, because no page waits for it. */
export { startScrollToTop } from './chrome/scroll-to-top.ts';
export { layOutAhead } from './layout-ahead.ts';
export { prefetchLinks } from './navigation/prefetch.ts';
