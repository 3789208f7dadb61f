/** What prepares the next page: a chunk of its own, because no page waits for it. */
export { layOutAhead } from './layout-ahead.ts';
export { prefetchLinks } from './navigation/prefetch.ts';
