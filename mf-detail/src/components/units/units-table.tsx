import { useLanguage, useTexts } from '@facade/section-kit';
import { floorName } from '@facade/shared-domain/facts/floor-name';
import { priceText } from '@facade/shared-domain/listing/price-words';
import type { Unit } from '@facade/shared-domain/model';
import { formatArea } from '@facade/shared-domain/numbers/number';
import { Icon } from '@facade/shared-ui';
import { type MouseEvent, useState } from 'react';
import { UNITS_ID } from '../../model/anchors.ts';
import {
  nextOrder,
  sortUnits,
  UNIT_COLUMNS,
  type UnitColumn,
  type UnitOrder,
  writeOrder,
} from '../../model/units/sort-units.ts';
import { UnitsPanel } from './units-table.style.ts';

export interface UnitsTableProps {
  units: Unit[];
  /** Order the address asks for. */
  order: UnitOrder;
}

/** The layout on a phone takes the table elements their roles, so they are said again. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * The units of a project. A column head is a submit button of a GET form, so that it sorts without JavaScript too. On a phone
 * each row is a card.
 */
export function UnitsTable({ units, order: asked }: UnitsTableProps) {
  const t = useTexts('mf-detail');
  const [order, setOrder] = useState(asked);
  if (units.length === 0) return null;

  const sortBy = (column: UnitColumn) => (event: MouseEvent) => {
    event.preventDefault();
    setOrder(nextOrder(order, column));
  };
  // Flats of a building have terraces or none has: a column of dashes says nothing.
  const columns = UNIT_COLUMNS.filter((column) => column !== 'terrace' || units.some((unit) => unit.terraceArea));
  const direction = order.descending ? 'descending' : 'ascending';

  return (
    <UnitsPanel id={UNITS_ID}>
      <h2>{t('units.title')}</h2>
      <form id="units-sort" method="get" action={`#${UNITS_ID}`} />
      <table {...roles.table} aria-label={t('units.title')}>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                {...roles.columnheader}
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
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {sortUnits(units, order).map((unit) => (
            <UnitRow key={unit.id} unit={unit} columns={columns} />
          ))}
        </tbody>
      </table>
    </UnitsPanel>
  );
}

function UnitRow({ unit, columns }: { unit: Unit; columns: readonly UnitColumn[] }) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const isSold = unit.status === 'sold';
  const { amount, excludesVat } = unit.price;
  const price = { ...unit.price, excludesVat: false };
  const cells: Record<Exclude<UnitColumn, 'name'>, string> = {
    floor: unit.floor === null ? '' : floorName(unit.floor, t),
    area: unit.livingArea === null ? '' : formatArea(unit.livingArea, language),
    terrace: unit.terraceArea ? formatArea(unit.terraceArea, language) : '',
    bedrooms: unit.bedrooms === null ? '' : String(unit.bedrooms),
    price: isSold ? '' : priceText({ price, goal: 'sale', availability: 'available' }, language, t),
    status: t(`units.statuses.${unit.status}`),
  };
  return (
    <tr {...roles.row} data-status={unit.status}>
      <th scope="row" {...roles.rowheader}>
        <a href={unit.path} data-prefetch>
          {/^\d/.test(unit.name) ? t('units.called', { name: unit.name }) : unit.name}
        </a>
        {unit.typeName && <small>{unit.typeName}</small>}
      </th>
      {columns
        .filter((column) => column !== 'name')
        .map((column) => (
          <td
            key={column}
            {...roles.cell}
            data-column={column}
            data-label={t(`units.${column}`)}
            data-empty={!cells[column]}
          >
            <span>{cells[column] || '–'}</span>
            {column === 'price' && !isSold && amount !== null && excludesVat && <small>{t('price.excludesVat')}</small>}
          </td>
        ))}
    </tr>
  );
}
