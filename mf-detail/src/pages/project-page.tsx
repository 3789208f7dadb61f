import { definePage, type LoaderArgs } from '@facade/section-kit';
import type { ProjectDetail } from '@facade/shared-domain/model';
import { requireCanonicalPath } from '../head/canonical.ts';
import { projectHead } from '../head/project-head.ts';
import { getProject } from '../project/get-project.ts';
import { ProjectView } from '../project/project-view.tsx';
import { enquirySlot } from '../property/property-slots.ts';
import { readOrder, type UnitOrder } from '../units/sort-units.ts';

export interface ProjectPageData {
  project: ProjectDetail;
  /** Order of the units the address asks for. */
  order: UnitOrder;
}

async function loader(args: LoaderArgs): Promise<ProjectPageData> {
  const project = await getProject(args);
  requireCanonicalPath(args.url, project.path);
  return { project, order: readOrder(args.url.searchParams.get('sort')) };
}

export const page = definePage<ProjectPageData, 'mf-detail'>({
  loader,
  Component: ({ data }) => <ProjectView {...data} />,
  head: projectHead,
  slots: ({ project }) => [enquirySlot('project', project.id, project.name)],
});
