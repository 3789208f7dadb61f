import type { Examples } from '@facade/section-kit/testing';
import type { Nearby } from '@facade/shared-domain/model';
import { sampleProperty } from '../testing/sample-property.ts';
import { NearHome } from './near-home.tsx';

const nearby = sampleProperty().nearby as Nearby;

export const examples: Examples = {
  'of an address': () => <NearHome nearby={nearby} city="Aat" />,
  'of a hidden address': () => (
    <NearHome nearby={{ from: 'town', places: [{ kind: 'station', name: 'Aat', metres: 1000 }] }} city="Aat" />
  ),
  'long text': () => (
    <NearHome
      nearby={{
        from: 'home',
        places: [
          { kind: 'school', name: 'École fondamentale communale autonome du Faubourg de Tournai', metres: 12_000 },
          { kind: 'playground', name: '', metres: 100 },
        ],
      }}
      city="Aat"
    />
  ),
};
