import type { Example, Examples } from '@facade/section-kit/testing';
import type { EnergyLabel } from '@facade/shared-domain/model';
import { EnergyScale } from './energy-scale.tsx';

const scale =
  (energy: EnergyLabel): Example['render'] =>
  () => <EnergyScale energy={energy} />;

export const examples: Examples = {
  'Wallonia, C': scale({ region: 'wallonia', band: 'c', kwhPerM2: 212 }),
  'Wallonia, the best': scale({ region: 'wallonia', band: 'a_plusplus', kwhPerM2: -4 }),
  'Wallonia, consumption unknown': scale({ region: 'wallonia', band: 'g', kwhPerM2: null }),
  'Flanders, B': scale({ region: 'flanders', band: 'b', kwhPerM2: 148 }),
  'Flanders, the worst': scale({ region: 'flanders', band: 'f', kwhPerM2: 712 }),
  'Brussels, a step of D': scale({ region: 'brussels', band: 'd_plus', kwhPerM2: 166 }),
};
