import type { Examples } from '@facade/section-kit/testing';
import { sampleUnit } from '../testing/sample-property.ts';
import { Floors } from './floors.tsx';

const units = [
  sampleUnit(1, { name: '0.1', floor: 0 }),
  sampleUnit(2, { name: '0.2', floor: 0, status: 'sold' }),
  sampleUnit(3, { name: '1.1', floor: 1, status: 'option' }),
  sampleUnit(4, { name: '1.2', floor: 1 }),
  sampleUnit(5, { name: 'Penthouse Dender', floor: 2 }),
];

export const examples: Examples = {
  'a building': () => <Floors units={units} />,
  'a unit, hovered': { render: () => <Floors units={units} />, hover: 'a' },
  'a unit, with the focus': { render: () => <Floors units={units} />, focus: 'a' },
  'on a phone': () => (
    <div style={{ maxWidth: 320 }}>
      <Floors units={units} />
    </div>
  ),
};
