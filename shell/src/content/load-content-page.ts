import type { Page } from '@facade/section-kit';
import { track } from '../library-insides/react/settled-promise.ts';

let code: Promise<Page> | undefined;

/**
 * Loads the code of the agency's own pages. In browsers it is a separate chunk, because a list or a property does not need it.
 * Rejects if it cannot be loaded; the next call retries.
 */
export function loadContentPage(): Promise<Page> {
  code ??= track(
    import(/* webpackChunkName: "content" */ './page.ts').then(
      ({ contentPage }) => contentPage as Page,
      (error: unknown) => {
        code = undefined;
        throw error;
      },
    ),
  );
  return code;
}
