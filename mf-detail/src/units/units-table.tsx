import { useTexts } from '@facade/section-kit';
import type { Unit } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { type MouseEvent, useState } from 'react';
import { UNITS_ID } from '../property/anchors.ts';
import { nextOrder, sortUnits, type UnitColumn, type UnitOrder, writeOrder } from './sort-units.ts';
import { TABLE_ROLES, UnitGrid } from './unit-grid.tsx';
import { UnitsPanel } from './units-table.style.ts';

export interface UnitsTableProps {
  units: Unit[];
  /** Order the address asks for. */
  order: UnitOrder;
}

/**
 * The units of a project. A column head is a submit button of a GET form, so that it sorts without JavaScript too.
 */
export function UnitsTable({ units, order: asked }: UnitsTableProps) {
  const t = useTexts('mf-detail');
  const [order, setOrder] = useState(asked);
  if (units.length === 0) return null;

  const sortBy = (column: UnitColumn) => (event: MouseEvent) => {
    event.preventDefault();
    setOrder(nextOrder(order, column));
  };
  const direction = order.descending ? 'descending' : 'ascending';

  return (
    <UnitsPanel id={UNITS_ID}>
      <h2>{t('units.title')}</h2>
      <form id="units-sort" method="get" action={`#${UNITS_ID}`} />
      <UnitGrid
        label={t('units.title')}
        units={sortUnits(units, order)}
        head={(column) => (
          <th
            key={column}
            scope="col"
            {...TABLE_ROLES.columnheader}
            aria-sort={order.column === column ? direction : undefined}
          >
            <button
              type="submit"
              form="units-sort"
              name="sort"
              value={writeOrder(nextOrder(order, column))}
              onClick={sortBy(column)}
            >
              {t(`units.${column}`)}
              <Icon
                name={order.column !== column ? 'sort' : order.descending ? 'chevron-down' : 'chevron-up'}
                size={14}
              />
            </button>
          </th>
        )}
      />
    </UnitsPanel>
  );
}
