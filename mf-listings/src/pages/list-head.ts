import type { Head, HeadArgs } from '@facade/section-kit';
import { alternatePaths } from '@facade/shared-domain/paths/alternate-paths';
import { feedPath } from '@facade/shared-domain/paths/feed-path';
import { singlePictureUrl } from '@facade/shared-ui';
import { LIST_SIZES } from '../components/list/property-list-view.tsx';
import { picturePreload } from '../model/cards/picture-preload.ts';
import { availableCount } from '../model/list/available-count.ts';
import { itemListJsonLd, listBreadcrumbJsonLd } from '../model/list/item-list-json-ld.ts';
import type { ListData } from '../model/list/list-data.ts';
import { listHeading } from '../model/list/list-heading.ts';
import { LIST_ORIGINAL, listPath } from '../model/list/list-paths.ts';
import { listHref } from '../model/list/list-query.ts';

/** Head of a list. Filters and pages are pages of their own to a search engine; another order is the same page. */
export function listHead({ data, t, language, site }: HeadArgs<ListData>): Head {
  const { goal, query, pages, total, properties, unknown } = data;
  const path = listPath(site, goal, language);
  const heading = listHeading(t, language, data);
  const numbered = query.page > 1 ? `${heading} – ${t('paging.page', { page: query.page })}` : heading;
  const pageHref = (page: number) => listHref(path, { ...query, page });
  const [first] = properties;
  return {
    title: `${numbered} | ${site.agency.name}`,
    description: t('list.description', { heading, count: availableCount(data), agency: site.agency.name }),
    canonical: listHref(path, { ...query, sort: undefined, available: false }),
    alternates: alternatePaths(site, LIST_ORIGINAL[goal], (localized) => listHref(localized, query)),
    previous: query.page > 1 ? pageHref(query.page - 1) : undefined,
    next: query.page < pages ? pageHref(query.page + 1) : undefined,
    noindex: total === 0 || query.q !== '' || query.ids.length > 0 || Object.keys(unknown).length > 0,
    preload: picturePreload(first?.pictures[0], LIST_SIZES),
    image: first?.pictures[0] && singlePictureUrl(first.pictures[0]),
    feed: feedPath(language),
    jsonLd: typeof window === 'undefined' && total > 0 ? listLd() : [],
  };

  function listLd() {
    const whole = { name: t(`list.heading.${goal}`), path };
    const narrowed = heading === whole.name ? [] : [{ name: heading, path: listHref(path, { ...query, page: 1 }) }];
    const crumbs = [{ name: site.agency.name, path: `/${language}/` }, whole, ...narrowed];
    return [itemListJsonLd(properties, heading), listBreadcrumbJsonLd(crumbs)];
  }
}
