import type { Example, Examples } from '@facade/section-kit/testing';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { sampleProperty } from '../testing/sample-property.ts';
import { EnergyPanel } from './energy-panel.tsx';

const panel =
  (changes: Partial<PropertyDetail> = {}): Example['render'] =>
  () => <EnergyPanel property={sampleProperty(changes)} />;

export const examples: Examples = {
  'all figures': panel(),
  'Wallonia, certificate on its way': panel({
    energy: { region: 'wallonia', band: 'd', kwhPerM2: null },
    groups: [],
  }),
  'Flanders, to be renovated': panel({
    region: 'flanders',
    energy: { region: 'flanders', band: 'f', kwhPerM2: 640 },
    groups: [],
  }),
};
