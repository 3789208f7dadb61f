import type { Page } from '@facade/section-kit';
import { loadOnce } from '../composition/loading/load-once.ts';

/**
 * Loads the code of the agency's own pages. In browsers it is a separate chunk, because a list or a property does not need it.
 * Rejects if it cannot be loaded; the next call retries.
 */
export const loadContentPage = loadOnce(() =>
  import(/* webpackChunkName: "content" */ './page.ts').then(({ contentPage }) => contentPage as Page),
);
