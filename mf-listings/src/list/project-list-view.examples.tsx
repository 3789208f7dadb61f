import type { Examples } from '@facade/section-kit/testing';
import { toCardProject } from '../cards/project-data.ts';
import { sampleProjects } from '../testing/samples.ts';
import type { ProjectListData } from './project-list-data.ts';
import { ProjectListView } from './project-list-view.tsx';

const data = (changes: Partial<ProjectListData> = {}): ProjectListData => {
  const projects = sampleProjects.map(toCardProject);
  return { projects, page: 1, pages: 1, total: projects.length, wrong: [], ...changes };
};

export const examples: Examples = {
  'three projects': { render: () => <ProjectListView data={data()} />, bleed: true },
  'the second of three pages': {
    render: () => <ProjectListView data={data({ page: 2, pages: 3, total: 30 })} />,
    bleed: true,
  },
  'no project': { render: () => <ProjectListView data={data({ projects: [], total: 0 })} />, bleed: true },
};
