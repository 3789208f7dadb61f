import type { Page } from '@facade/section-kit';
import { loadOnce } from '../composition/loading/load-once.ts';

/**
 * Loads the code of the agency's own pages. In browsers it is a separate chunk, because a list or a property does not need it.
 * Rejects if it cannot be loaded; the next call retries.
 */
export const loadContentPage = loadOnce(() =>
  import(/* webpackChunkName: "content" */ './page.ts').then(({ contentPage }) => contentPage as Page),
);

/**
 * Loads the shell's own views of content modules, for pages that the browser renders itself. Rejects if they cannot be loaded;
 * the next call retries.
 */
export const loadContentViews = loadOnce(() => import(/* webpackChunkName: "views" */ './static-module.tsx'));
