import type { Examples } from '@facade/section-kit/testing';
import { ProjectNote } from './project-note.tsx';

const project = { id: 79, name: 'De Kaai', path: '/nl/projecten/ath/de-kaai/79/' };

export const examples: Examples = {
  'of a unit': () => <ProjectNote project={project} />,
  'long text': () => (
    <ProjectNote project={{ ...project, name: 'Residentie De Oude Brouwerij aan de Dender, fase 2, blok C' }} />
  ),
};
