import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { alternatePaths } from '@facade/shared-domain/paths/alternate-paths';
import { Notice } from '@facade/shared-ui';
import { Suspense } from 'react';
import { cardSizes } from '../cards/card-sizes.ts';
import { ProjectCards } from '../cards/project-cards.tsx';
import { ListLayout } from './list-layout.style.ts';
import { PROJECTS_ORIGINAL } from './list-paths.ts';
import { queryHref } from './list-query.ts';
import { WrongNotice } from './on-demand.ts';
import { Paging } from './paging.tsx';
import type { ProjectListData } from './project-list-data.ts';

const PER_ROW = 3;

/** `sizes` of this page's cards, for the preload. */
export const PROJECT_LIST_SIZES = cardSizes(PER_ROW, 'stack');

/** The new-build projects, twelve to a page. */
export function ProjectListView({ data: { projects, page, pages, total, wrong } }: { data: ProjectListData }) {
  const t = useTexts('mf-listings');
  const site = useSite();
  const language = useLanguage();
  const path = alternatePaths(site, PROJECTS_ORIGINAL)[language] ?? PROJECTS_ORIGINAL;
  const count = t('project.total', { count: total });
  return (
    <ListLayout>
      <div className="wrap">
        <h1>{t('project.title')}</h1>
        <p className="total">{count}</p>
        <div className="results">
          <Suspense>{wrong.length > 0 && <WrongNotice wrong={wrong} />}</Suspense>
          {total > 0 ? (
            <>
              <ProjectCards projects={projects} perRow={PER_ROW} heading="h2" first />
              <Paging
                page={page}
                pages={pages}
                place={`${t('paging.page', { page })} · ${count}`}
                toPage={(to) => queryHref(path, { page: to })}
              />
            </>
          ) : (
            <Notice tone="info">{t('project.none')}</Notice>
          )}
        </div>
      </div>
    </ListLayout>
  );
}
