import type { Page } from '@facade/section-kit';
import { track } from '../library-insides/react/settled-promise.ts';

let code: Promise<Page> | undefined;

/**
 * Code of the agency's own pages: in browsers a chunk of its own, because a list or a property needs none of it. Rejects where it
 * cannot be loaded, and is asked for again next time.
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
