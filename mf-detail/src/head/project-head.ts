import type { Head, HeadArgs } from '@facade/section-kit';
import type { ProjectDetail } from '@facade/shared-domain/model';
import { feedPath } from '@facade/shared-domain/paths/feed-path';
import { projectBreadcrumbs } from './breadcrumbs.ts';
import { isPreview } from './canonical.ts';
import { firstSentences } from './first-sentences.ts';
import { breadcrumbJsonLd, projectJsonLd } from './json-ld.ts';
import { pictureHead, shareHead, socialPicture } from './picture-head.ts';

export function projectHead({
  data: { project },
  t,
  language,
  site,
  url,
}: HeadArgs<{ project: ProjectDetail }, 'mf-detail'>): Head {
  const preview = isPreview(url.pathname);
  const more = project.description.language === language ? project.description.summary : '';
  const title = project.city ? `${project.name} – ${project.city}` : project.name;
  return {
    title: `${title} | ${site.agency.name}`,
    description: firstSentences(`${t('head.projectText', { name: project.name, city: project.city })} ${more}`),
    canonical: project.path,
    alternates: project.paths,
    type: 'product',
    noindex: preview || undefined,
    feed: typeof window === 'undefined' ? feedPath(language) : undefined,
    ...pictureHead(project.pictures[0]),
    ...shareHead('projects', { id: project.id, language, alt: project.name }),
    jsonLd:
      typeof window === 'undefined' && !preview
        ? [
            projectJsonLd(project, site, socialPicture),
            breadcrumbJsonLd(projectBreadcrumbs({ label: project.name, path: project.path }, site)),
          ]
        : [],
  };
}
