import type { Examples } from '@facade/section-kit/testing';
import { sampleProject } from '../testing/sample-property.ts';
import { ProjectView } from './project-view.tsx';

export const examples: Examples = {
  'units left': {
    render: () => <ProjectView project={sampleProject()} order={{ column: 'name', descending: false }} />,
    bleed: true,
  },
  'nothing on sale yet': {
    render: () => (
      <ProjectView
        project={sampleProject({ units: [], unitCount: 0, availableCount: 0, priceMin: null, priceMax: null })}
        order={{ column: 'name', descending: false }}
      />
    ),
    bleed: true,
  },
};
