import type { Example, Examples } from '@facade/section-kit/testing';
import { sampleProjects } from '../testing/samples.ts';
import { ProjectCards } from './project-cards.tsx';
import { type CardProject, toCardProject } from './project-data.ts';

const projects = sampleProjects.map(toCardProject);

const cards =
  (shown: CardProject[]): Example['render'] =>
  () => <ProjectCards projects={shown} perRow={3} heading="h2" />;

export const examples: Examples = {
  'units left, sold out, not on sale yet': cards(projects),
  'its link with the focus': { render: cards(projects.slice(0, 1)), focus: '.name a' },
  'long text': cards(
    projects.slice(0, 1).map((project) => ({
      ...project,
      name: 'Residentie De Oude Brouwerij aan de Dender, fase 2, blok C',
      city: 'Saint-Sauveur-lez-Frasnes',
    })),
  ),
};
