import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Tables } from '../../platform/index.ts';

/** Opens the database of an earlier version, whose engine was PGlite, or creates one for a test. */
export async function openEarlier(folder: string): Promise<Kysely<Tables>> {
  const pglite = await PGlite.create(folder);
  const query = pglite.query.bind(pglite);
  // pg-boss sends several statements at once, which only those without values may be.
  pglite.query = async <Row>(text: string, values: unknown[] = []) => {
    if (values.length > 0) return query<Row>(text, values);
    const results = await pglite.exec(text);
    return (results.at(-1) ?? { rows: [], fields: [] }) as Awaited<ReturnType<typeof query<Row>>>;
  };
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
}
