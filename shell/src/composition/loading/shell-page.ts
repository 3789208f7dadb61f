import type { TextKey, Translate } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';
import type { LoadedPage, PageView } from './loaded-page.ts';

/** The shell's texts for the title of each kind of message page. */
const TITLES: Partial<Record<PageView['type'], TextKey<'shell'>>> = {
  'not-found': 'notFound.title',
  unavailable: 'unavailable.title',
  later: 'later.title',
  error: 'error.title',
};

/** A message page of the shell: not found, unavailable, come back later, or an error. */
export function shellPage(
  url: Pick<URL, 'pathname' | 'search'>,
  site: Site,
  t: Translate<'shell'>,
  status: LoadedPage['status'],
  view: PageView,
): LoadedPage {
  const isTooLong = view.type === 'not-found' && view.reason === 'too-long';
  const ownTitle = isTooLong ? 'tooLong.title' : (TITLES[view.type] ?? 'error.title');
  const title = 'leftToBrowser' in view ? '' : `${t(ownTitle)} | `;
  return {
    href: url.pathname + url.search,
    status,
    view,
    data: null,
    head: { title: title + site.agency.name, noindex: true },
    slots: {},
  };
}
