import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { ReadDb, Tables } from '../../platform/index.ts';

/** A database whose every statement is answered by `ask`. It has no connections, so it has no transactions: `ReadDb` offers none. */
export function routed(ask: (query: CompiledQuery) => Promise<unknown[]>): ReadDb {
  const client = {
    async query(statement: string, values: readonly unknown[]) {
      const rows = await ask(CompiledQuery.raw(statement, [...values]));
      return { command: 'SELECT', rowCount: rows.length, rows };
    },
    release() {},
  };
  const pool = { options: {}, connect: async () => ({ ...client }), end: async () => {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) });
}
