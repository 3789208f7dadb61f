import { definePage } from '@facade/section-kit';
import { alternatePaths } from '@facade/shared-domain/paths/alternate-paths';
import { feedPath } from '@facade/shared-domain/paths/feed-path';
import { singlePictureUrl } from '@facade/shared-ui';
import { getProjects } from '../api-client/get-projects.ts';
import { PROJECT_LIST_SIZES, ProjectListView } from '../components/list/project-list-view.tsx';
import { picturePreload } from '../model/cards/picture-preload.ts';
import { type CardProject, toCardProject } from '../model/cards/project-data.ts';
import { itemListJsonLd, listBreadcrumbJsonLd } from '../model/list/item-list-json-ld.ts';
import { PROJECTS_ORIGINAL } from '../model/list/list-paths.ts';

export const page = definePage<CardProject[]>({
  async loader({ api, language, signal }) {
    const projects = await getProjects(api, language, signal);
    return projects.map(toCardProject);
  },
  Component: ProjectListView,
  head({ data, t, language, site }) {
    const title = t('project.title');
    const alternates = alternatePaths(site, PROJECTS_ORIGINAL);
    const path = alternates[language] ?? PROJECTS_ORIGINAL;
    const crumbs = [
      { name: site.agency.name, path: `/${language}/` },
      { name: title, path },
    ];
    const projectListLd = () => [itemListJsonLd(data, title), listBreadcrumbJsonLd(crumbs)];
    return {
      title: `${title} | ${site.agency.name}`,
      description: t('project.description', { count: data.length, agency: site.agency.name }),
      canonical: path,
      alternates,
      image: data[0]?.picture ? singlePictureUrl(data[0].picture) : undefined,
      feed: feedPath(language),
      preload: picturePreload(data[0]?.picture ?? undefined, PROJECT_LIST_SIZES),
      jsonLd: typeof window === 'undefined' && data.length > 0 ? projectListLd() : undefined,
    };
  },
});
