import type { SearchCell, SearchRow } from './search-rows.ts';

/**
 * Id of the cell that an arrow key moves to, from the one with the id `active`; null: back to the text. Up and down stay in their column if
 * possible, and skip rows with nothing to select. Left and right stay in their row. Home and End move to the first and the last row.
 */
export function moveActive(rows: SearchRow[], active: string | null, key: string): string | null {
  const usable = rows.filter(({ cells }) => cells.some(isUsable));
  const at = usable.findIndex(({ cells }) => cells.some(({ id }) => id === active));
  const column = usable[at]?.cells.findIndex(({ id }) => id === active) ?? 0;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const beside = usable[at]?.cells[column + (key === 'ArrowRight' ? 1 : -1)];
    return beside && isUsable(beside) ? beside.id : active;
  }
  if (key === 'Home') return usableIn(usable[0], 0);
  if (key === 'End') return usableIn(usable.at(-1), 0);
  // One position more than rows: the text, from which both ends can be reached.
  const places = usable.length + 1;
  const next = (at + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places;
  return usableIn(usable[next - 1], column);
}

/** The cell of a row in this column, else the first with a link. */
function usableIn(row: SearchRow | undefined, column: number): string | null {
  const same = row?.cells[column];
  return (same && isUsable(same) ? same : row?.cells.find(isUsable))?.id ?? null;
}

const isUsable = ({ href }: SearchCell): boolean => href !== null;
