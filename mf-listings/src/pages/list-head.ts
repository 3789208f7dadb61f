import type { Head, HeadArgs } from '@facade/section-kit';
import { alternatePaths } from '@facade/shared-domain/paths/alternate-paths';
import { feedPath } from '@facade/shared-domain/paths/feed-path';
import { singlePictureUrl } from '@facade/shared-ui';
import { picturePreload } from '../cards/card-sizes.ts';
import { aboutList } from '../list/about-list.ts';
import { itemListJsonLd, listBreadcrumbJsonLd } from '../list/item-list-json-ld.ts';
import type { ListData } from '../list/list-data.ts';
import { listHeading } from '../list/list-heading.ts';
import { LIST_ORIGINAL, listPath } from '../list/list-paths.ts';
import { DEFAULT_SORT, queryHref } from '../list/list-query.ts';
import { LIST_SIZES } from '../list/property-list-view.tsx';

/**
 * Head of a list. Of a town, a type, both, or a round maximum price there is a page for search engines, each with its pages; all
 * other combinations, and other orders, point at the nearest of them.
 */
export function listHead({ data, t, language, site }: HeadArgs<ListData, 'mf-listings'>): Head {
  const { goal, query, pages, total, properties, nearest, isIndexable } = data;
  const { page, sort, view } = query;
  const path = listPath(site, goal, language);
  const heading = listHeading(t, language, data);
  const numbered = page > 1 ? `${heading} – ${t('paging.page', { page })}` : heading;
  const pageHref = (to: number) => queryHref(path, { ...query, page: to });
  return {
    title: `${numbered} | ${site.agency.name}`,
    description: aboutList(t, language, data, site.agency.name),
    canonical: queryHref(path, { filters: nearest, page: isIndexable ? page : 1 }),
    alternates: alternatePaths(site, LIST_ORIGINAL[goal], (localized) => queryHref(localized, query)),
    noindex: total === 0 || !isIndexable || sort !== DEFAULT_SORT || view !== undefined,
    ...(typeof window === 'undefined' && documentHead()),
  };

  /** What only a document says: left out of browsers' code. */
  function documentHead() {
    const [first] = properties;
    const picture = first?.pictures[0];
    return {
      previous: page > 1 ? pageHref(page - 1) : undefined,
      next: page < pages ? pageHref(page + 1) : undefined,
      preload: picturePreload(picture, LIST_SIZES),
      image: picture && singlePictureUrl(picture),
      feed: feedPath(language),
      jsonLd: total > 0 ? listLd() : [],
    };
  }

  function listLd() {
    const whole = { name: t(`list.heading.${goal}`), path };
    const narrowed = heading === whole.name ? [] : [{ name: heading, path: pageHref(1) }];
    const crumbs = [{ name: site.agency.name, path: `/${language}/` }, whole, ...narrowed];
    return [itemListJsonLd(properties, heading), listBreadcrumbJsonLd(crumbs)];
  }
}
