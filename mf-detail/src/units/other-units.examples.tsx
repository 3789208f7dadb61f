import type { Examples } from '@facade/section-kit/testing';
import { sampleUnit } from '../testing/sample-property.ts';
import { OtherUnits } from './other-units.tsx';

const project = { id: 79, name: 'De Kaai', path: '/nl/projecten/ath/de-kaai/79/' };
const units = [
  sampleUnit(1, { name: '0.1', floor: 0 }),
  sampleUnit(2, { name: '1.2', bedrooms: null, terraceArea: null }),
  sampleUnit(3, { name: 'Penthouse Dender met dakterras', floor: 4, bedrooms: 3, status: 'option' }),
];

export const examples: Examples = {
  'of a project': () => <OtherUnits project={project} units={units} />,
  'the way to all, hovered': { render: () => <OtherUnits project={project} units={units} />, hover: '.all' },
  'long text': () => (
    <OtherUnits
      project={{ ...project, name: 'Residentie De Oude Brouwerij aan de Dender, fase 2, blok C' }}
      units={units.slice(2)}
    />
  ),
};
