import { defineFragment, type FragmentProps, useTexts } from '@facade/section-kit';
import { Notice } from '@facade/shared-ui';
import { supportedPerRow } from '../cards/card-sizes.ts';
import { ProjectCards } from '../cards/project-cards.tsx';
import { type CardProject, toCardProject } from '../cards/project-data.ts';
import { getProjects } from '../list/get-projects.ts';

type Props = FragmentProps['mf-listings/project-list'];

function ProjectListFragment({ data, props }: { data: CardProject[]; props: Props }) {
  const t = useTexts('mf-listings');
  if (data.length === 0) return <Notice tone="info">{t('project.none')}</Notice>;
  return <ProjectCards projects={data} perRow={supportedPerRow(props.perRow)} onPhone="strip" heading="h3" />;
}

export const fragment = defineFragment<Props, CardProject[]>({
  async loader({ api, language, signal, props: { max } }) {
    const { items } = await getProjects(api, { language, pageSize: Math.min(max, 100), signal });
    return items.map(toCardProject);
  },
  Component: ProjectListFragment,
});
