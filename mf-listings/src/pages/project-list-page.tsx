import { definePage } from '@facade/section-kit';
import { alternatePaths } from '@facade/shared-domain/paths/alternate-paths';
import { feedPath } from '@facade/shared-domain/paths/feed-path';
import { singlePictureUrl } from '@facade/shared-ui';
import { picturePreload } from '../cards/card-sizes.ts';
import { itemListJsonLd, listBreadcrumbJsonLd } from '../list/item-list-json-ld.ts';
import { PROJECTS_ORIGINAL } from '../list/list-paths.ts';
import { queryHref } from '../list/list-query.ts';
import type { ProjectListData } from '../list/project-list-data.ts';
import { PROJECT_LIST_SIZES, ProjectListView } from '../list/project-list-view.tsx';
import { loadProjects } from './load-projects.ts';

export const page = definePage<ProjectListData, 'mf-listings'>({
  loader: loadProjects,
  Component: ProjectListView,
  head({ data: { projects, page, pages, total, wrong }, t, language, site }) {
    const heading = t('project.title');
    const title = page > 1 ? `${heading} – ${t('paging.page', { page })}` : heading;
    const [first] = projects;
    const pathOf = (localized: string, to: number) => queryHref(localized, { page: to });
    const alternates = alternatePaths(site, PROJECTS_ORIGINAL, (localized) => pathOf(localized, page));
    const path = alternatePaths(site, PROJECTS_ORIGINAL)[language] ?? PROJECTS_ORIGINAL;
    const crumbs = [
      { name: site.agency.name, path: `/${language}/` },
      { name: heading, path },
    ];
    const projectListLd = () => [itemListJsonLd(projects, heading), listBreadcrumbJsonLd(crumbs)];
    return {
      title: `${title} | ${site.agency.name}`,
      description: t('project.description', { count: total, agency: site.agency.name }),
      canonical: pathOf(path, page),
      alternates,
      noindex: wrong.length > 0,
      previous: page > 1 ? pathOf(path, page - 1) : undefined,
      next: page < pages ? pathOf(path, page + 1) : undefined,
      image: first?.picture ? singlePictureUrl(first.picture) : undefined,
      feed: feedPath(language),
      preload: picturePreload(first?.picture ?? undefined, PROJECT_LIST_SIZES),
      jsonLd: typeof window === 'undefined' && projects.length > 0 ? projectListLd() : undefined,
    };
  },
});
