import type { Unit } from '@facade/shared-domain/model';

export type UnitColumn = 'name' | 'floor' | 'area' | 'terrace' | 'bedrooms' | 'price' | 'status';
export interface UnitOrder {
  column: UnitColumn;
  descending: boolean;
}

export const UNIT_COLUMNS: readonly UnitColumn[] = ['name', 'floor', 'area', 'terrace', 'bedrooms', 'price', 'status'];

const STATUS_RANK = { available: 0, option: 1, sold: 2 } as const;

const sortValue: Record<UnitColumn, (unit: Unit) => number | string | null> = {
  name: (unit) => unit.name,
  floor: (unit) => unit.floor,
  area: (unit) => unit.livingArea,
  terrace: (unit) => unit.terraceArea,
  bedrooms: (unit) => unit.bedrooms,
  // The table hides the price of a sold unit, so it must not decide the order.
  price: (unit) => (unit.status === 'sold' ? null : unit.price.amount),
  status: (unit) => STATUS_RANK[unit.status],
};

/** A sorted copy; units whose value is not known come last in either direction. */
export function sortUnits(units: readonly Unit[], { column, descending }: UnitOrder): Unit[] {
  const read = sortValue[column];
  return [...units].sort((one, other) => {
    const a = read(one);
    const b = read(other);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return descending ? compare(b, a) : compare(a, b);
  });
}

function compare(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'nl', { numeric: true });
}

/** `?sort=-price` of an address; anything else is the plain order by name. */
export function readOrder(sort: string | null): UnitOrder {
  const column = sort?.replace(/^-/, '') as UnitColumn;
  if (!sort || !UNIT_COLUMNS.includes(column)) return { column: 'name', descending: false };
  return { column, descending: sort.startsWith('-') };
}

/** What choosing a column asks for: that column, or its other direction. */
export function nextOrder(current: UnitOrder, column: UnitColumn): UnitOrder {
  return { column, descending: current.column === column && !current.descending };
}

export const writeOrder = ({ column, descending }: UnitOrder): string => (descending ? '-' : '') + column;
