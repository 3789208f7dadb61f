import type { ContentModule } from '@facade/shared-domain/model';

type Row = [ContentModule, ...ContentModule[]];

/** Columns of a row. */
const COLUMNS = 12;

/**
 * The modules of a page by row: those that say how many columns they take stand beside each other as long as they fit on a wide
 * screen. Every other module is a row of its own.
 */
export function rowsOf(modules: readonly ContentModule[]): Row[] {
  const rows: Row[] = [];
  let free = 0;
  for (const module of modules) {
    const wanted = module.columns?.lg;
    if (wanted !== undefined && wanted <= free) {
      rows.at(-1)?.push(module);
      free -= wanted;
    } else {
      rows.push([module]);
      free = wanted === undefined ? 0 : COLUMNS - wanted;
    }
  }
  return rows;
}
