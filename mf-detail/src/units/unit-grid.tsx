import { useLanguage, useTexts } from '@facade/section-kit';
import { floorName } from '@facade/shared-domain/facts/floor-name';
import { priceText } from '@facade/shared-domain/listing/price-words';
import type { Unit } from '@facade/shared-domain/model';
import { formatArea } from '@facade/shared-domain/numbers/number';
import type { ReactNode } from 'react';
import { UNIT_COLUMNS, type UnitColumn } from './sort-units.ts';

/** The layout on a phone takes the table elements their roles, so they are said again. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export interface UnitGridProps {
  label: string;
  /** In the order they are shown. */
  units: readonly Unit[];
  /** The cell at the head of a column. */
  head(column: UnitColumn): ReactNode;
}

/** Units as a table; on a phone each row is a card. */
export function UnitGrid({ label, units, head }: UnitGridProps) {
  // Flats of a building have terraces or none has: a column of dashes says nothing.
  const columns = UNIT_COLUMNS.filter((column) => column !== 'terrace' || units.some((unit) => unit.terraceArea));
  return (
    <table {...TABLE_ROLES.table} aria-label={label}>
      <thead {...TABLE_ROLES.rowgroup}>
        <tr {...TABLE_ROLES.row}>{columns.map(head)}</tr>
      </thead>
      <tbody {...TABLE_ROLES.rowgroup}>
        {units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} columns={columns} />
        ))}
      </tbody>
    </table>
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
    <tr {...TABLE_ROLES.row} data-status={unit.status}>
      <th scope="row" {...TABLE_ROLES.rowheader}>
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
            {...TABLE_ROLES.cell}
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
