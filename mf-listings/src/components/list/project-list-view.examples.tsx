import type { Examples } from '@facade/section-kit/testing';
import { toCardProject } from '../../model/cards/project-data.ts';
import { sampleProjects } from '../../testing/samples.ts';
import { ProjectListView } from './project-list-view.tsx';

export const examples: Examples = {
  'three projects': { render: () => <ProjectListView data={sampleProjects.map(toCardProject)} />, bleed: true },
  'no project': { render: () => <ProjectListView data={[]} />, bleed: true },
};
