import { loadOnce } from '../composition/loading/load-once.ts';

/**
 * Loads the shell's own views of content modules, for pages that the browser renders itself. Rejects if they cannot be loaded;
 * the next call retries.
 */
export const loadContentViews = loadOnce(() => import(/* webpackChunkName: "views" */ './static-module.tsx'));
