import { definePage, type LoaderArgs } from '@facade/section-kit';
import type { ProjectDetail } from '@facade/shared-domain/model';
import { getProject } from '../api-client/get-project.ts';
import { ProjectView } from '../components/project-view.tsx';
import { requireCanonicalPath } from '../model/head/canonical.ts';
import { projectHead } from '../model/head/project-head.ts';
import { enquirySlot } from '../model/property-slots.ts';
import { readOrder, type UnitOrder } from '../model/units/sort-units.ts';

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
