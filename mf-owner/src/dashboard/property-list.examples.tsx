import type { Example, Examples } from '@facade/section-kit/testing';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { sampleStatistics } from '../testing/sample-statistics.ts';
import { Dashboard } from './dashboard-view.style.ts';
import { PropertyList } from './property-list.tsx';

const list =
  (properties: OwnerStatistics['properties']): Example['render'] =>
  () => (
    <Dashboard>
      <PropertyList properties={properties} />
    </Dashboard>
  );

const { properties } = sampleStatistics();

export const examples: Examples = {
  'two properties': list(properties),
  hovered: { render: list(properties), hover: 'a' },
  empty: list([]),
  'long text': list(
    properties.slice(0, 1).map((property) => ({
      ...property,
      title: 'Volledig gerenoveerde herenwoning met stadstuin en bijgebouw in Saint-Sauveur-lez-Frasnes',
    })),
  ),
};
