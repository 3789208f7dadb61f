import type { Translate } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';
import type { LoadedPage, PageView } from './loaded-page.ts';

/** Texts of the shell that a kind of message takes its title from. */
const TITLES: Partial<Record<PageView['type'], string>> = {
  'not-found': 'notFound.title',
  unavailable: 'unavailable.title',
  later: 'later.title',
  error: 'error.title',
};

/** A page of the shell that only says something: not found, not available, come back later, something went wrong. */
export function shellPage(
  url: Pick<URL, 'pathname' | 'search'>,
  site: Site,
  t: Translate,
  status: LoadedPage['status'],
  view: PageView,
): LoadedPage {
  const title = 'leftToBrowser' in view ? '' : `${t(TITLES[view.type] ?? 'error.title')} | `;
  return {
    href: url.pathname + url.search,
    status,
    view,
    data: null,
    head: { title: title + site.agency.name, noindex: true },
    slots: {},
  };
}
