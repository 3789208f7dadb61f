import { useTexts } from '@facade/section-kit';
import { Notice } from '@facade/shared-ui';
import { cardSizes } from '../../model/cards/card-sizes.ts';
import type { CardProject } from '../../model/cards/project-data.ts';
import { ProjectCards } from '../cards/project-cards.tsx';
import { ListLayout } from './list-layout.style.ts';

const PER_ROW = 3;

/** `sizes` of this page's cards, for the preload. */
export const PROJECT_LIST_SIZES = cardSizes(PER_ROW, 'stack');

/** Every new-build project. */
export function ProjectListView({ data }: { data: CardProject[] }) {
  const t = useTexts('mf-listings');
  return (
    <ListLayout>
      <div className="wrap">
        <h1>{t('project.title')}</h1>
        <p className="total">{t('project.total', { count: data.length })}</p>
        <div className="results">
          {data.length > 0 ? (
            <ProjectCards projects={data} perRow={PER_ROW} heading="h2" first />
          ) : (
            <Notice tone="info">{t('project.none')}</Notice>
          )}
        </div>
      </div>
    </ListLayout>
  );
}
