/** Runs a statement. */
export type Ask = (statement: string) => Promise<{ rows: unknown[] }>;

/** Rows of each table, by `schema.table`. */
export type Rows = Record<string, number>;

/** Includes those of pg-boss, which hold queued mails. */
const TABLES = `
  select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  order by 1`;

/** Counts the rows of every table. */
export async function countRows(ask: Ask): Promise<Rows> {
  const rows: Rows = {};
  for (const { name } of (await ask(TABLES)).rows as { name: string }[]) {
    const [counted] = (await ask(`select count(*) as rows from ${name}`)).rows as { rows: string | number }[];
    rows[name] = Number(counted?.rows);
  }
  return rows;
}

/** The contents of a database that are compared. */
export interface Contents {
  rows: Rows;
  /** Files of the pictures that the catalogue uses. */
  pictures: string[];
}

export async function readContents(ask: Ask): Promise<Contents> {
  const rows = await countRows(ask);
  const { rows: pictures } = rows['public.picture'] ? await ask('select file from picture') : { rows: [] };
  return { rows, pictures: (pictures as { file: string }[]).map(({ file }) => file) };
}

/** One line for each table that differs. */
export function differences(expected: Rows, found: Rows): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names]
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${name} has ${found[name] ?? 'no'} rows instead of ${expected[name] ?? 'none'}`);
}
