import pg from 'pg';
import { StartupError } from '../../kernel/index.ts';
import { countRows, differences, type Rows } from './contents.ts';
import { runPostgres, withClient } from './postgres-programs.ts';

/** Prefix of a schema that is put aside. */
const ASIDE = 'replaced_';

/** A dump, and the row counts that the database must have afterwards. */
export interface Dump {
  file: string;
  rows: Rows;
}

/**
 * Loads a dump into the server's database, compares it, and does the rest of a restore. Drops the previous contents if all of
 * it succeeds, and brings them back otherwise.
 * @throws StartupError, also if an earlier restore left something aside
 */
export const loadDatabase = <T>(url: string, { file, rows }: Dump, finish: () => Promise<T>): Promise<T> =>
  withClient(url, async (client) => {
    const schemas = await schemasOf(client);
    assertNoneAside(schemas);
    await inOneStep(client, [...schemas.map((schema) => renaming(schema, asideOf(schema))), 'create schema public']);
    let result: T;
    try {
      await runPostgres('pg_restore', url, ['--exit-on-error', '--single-transaction', '--no-owner', file]);
      await compare(client, rows);
      result = await finish();
    } catch (error) {
      await putBack(client, schemas).catch((failure: Error) => {
        throw new StartupError(
          `${(error as Error).message}\nThe database could not be reverted (${failure.message}). ${howToEnd(schemas.map(asideOf))}`,
        );
      });
      throw error;
    }
    const asides = schemas.map(asideOf);
    await inOneStep(client, asides.map(dropping)).catch((error: Error) => {
      throw new StartupError(
        `Everything is restored, but the previous contents are still in the database (${error.message}). ${howToEnd(asides)}`,
      );
    });
    return result;
  });

async function putBack(client: pg.Client, schemas: string[]): Promise<void> {
  const loaded = (await schemasOf(client)).filter((schema) => !isAside(schema));
  await inOneStep(client, [...loaded.map(dropping), ...schemas.map((schema) => renaming(asideOf(schema), schema))]);
}

async function compare(client: pg.Client, expected: Rows): Promise<void> {
  const rows = Object.entries(await countRows((statement) => client.query(statement)));
  const problems = differences(expected, Object.fromEntries(rows.filter(([name]) => !isAside(name))));
  if (problems.length > 0) throw new StartupError(['The database differs from the backup:', ...problems].join('\n  '));
}

function assertNoneAside(schemas: string[]): void {
  const asides = schemas.filter(isAside);
  if (asides.length > 0)
    throw new StartupError(`An interrupted restore left schemas in the database. ${howToEnd(asides)}`);
}

const howToEnd = (asides: string[]): string =>
  `The previous contents are in ${asides.join(', ')}: drop these, or drop those without "${ASIDE}" and rename these back. Then restore again if needed.`;

const asideOf = (schema: string): string => ASIDE + schema;
const isAside = (name: string): boolean => name.startsWith(ASIDE);

const renaming = (from: string, to: string): string =>
  `alter schema ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`;
const dropping = (schema: string): string => `drop schema ${pg.escapeIdentifier(schema)} cascade`;

/** All of them or none: PostgreSQL runs statements that are sent together as one transaction. */
const inOneStep = (client: pg.Client, statements: string[]): Promise<unknown> => client.query(statements.join('; '));

async function schemasOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    "select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'",
  );
  return rows.map(({ name }: { name: string }) => name);
}
