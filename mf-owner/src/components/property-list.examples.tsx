import type { Example, Examples } from '@facade/platform/testing';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { sampleStatistics } from '../testing/sample-statistics.ts';
import { DashboardFrame } from './dashboard-view.style.ts';
import { PropertyList } from './property-list.tsx';

const list =
  (properties: OwnerStatistics['properties']): Example['render'] =>
  (page) => (
    <DashboardFrame>
      <PropertyList properties={properties} {...page} />
    </DashboardFrame>
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
