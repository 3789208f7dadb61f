import type { Example, Examples } from '@facade/section-kit/testing';
import type { ProjectDetail } from '@facade/shared-domain/model';
import { sampleProject } from '../testing/sample-property.ts';
import { ProjectHeading } from './project-heading.tsx';

const heading =
  (changes: Partial<ProjectDetail> = {}): Example['render'] =>
  () => <ProjectHeading project={sampleProject(changes)} />;

export const examples: Examples = {
  'units left': heading(),
  'sold out': heading({ availableCount: 0, priceMin: null, priceMax: null }),
  'not on sale yet': heading({ unitCount: 0, availableCount: 0, priceMin: null, priceMax: null, deliveryAt: null }),
};
