import type { Example, Examples } from '@facade/section-kit/testing';
import type { Unit } from '@facade/shared-domain/model';
import { sampleProject, sampleUnit } from '../testing/sample-property.ts';
import type { UnitOrder } from './sort-units.ts';
import { UnitsTable } from './units-table.tsx';

const table =
  (units: Unit[], order: UnitOrder = { column: 'name', descending: false }): Example['render'] =>
  () => <UnitsTable units={units} order={order} />;

const { units } = sampleProject();

export const examples: Examples = {
  'by name': table(units),
  'by price, the highest first': table(units, { column: 'price', descending: true }),
  'a heading, hovered': { render: table(units), hover: 'thead button' },
  'one unit under option, with a long name': table([
    sampleUnit(4, { name: 'Penthouse Dender met dakterras en zicht op de Sint-Julianuskerk', status: 'option' }),
  ]),
};
