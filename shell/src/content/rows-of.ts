import type { ContentModule } from '@facade/shared-domain/model';

type Row = [ContentModule, ...ContentModule[]];

/** Columns of a row. */
const COLUMNS = 12;

/**
 * Groups the modules of a page by row. Modules with a number of columns share a row while they fit on a wide screen. Every
 * other module takes a full row.
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
