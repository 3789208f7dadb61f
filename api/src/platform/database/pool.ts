import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { TIME_LIMITS } from '../../kernel/index.ts';
import { type ConnectionOptions, kyselyClient } from './connection.ts';
import type { Tables } from './schema.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const DATE = 1082;

/** A day stays `yyyy-mm-dd`: pg would turn it into midnight of the server's own time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format: 'text' | 'binary') =>
    id === DATE && format !== 'binary'
      ? (value: string) => value
      : pg.types.getTypeParser(id, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * Broken connections are replaced; a statement on one, or without a connection in time,
 * fails with `DatabaseUnavailable`.
 */
export function connect(config: pg.PoolConfig, options: ConnectionOptions): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionTimeoutMillis: TIME_LIMITS.connection,
    ...config,
    types,
    keepAlive: true,
  });
  // Without listeners such an error would end the process. An idle connection is replaced, which is no outage: that of the embedded
  // database breaks whenever it is stopped. A running statement fails on its own and is reported there.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // The server times out too, so that no statement continues after its client gave up. Not a start-up parameter: poolers such
    // as PgBouncer refuse those.
    if (options.serverLimit) client.query(`set statement_timeout = ${options.serverLimit}`).catch(() => {});
  });
  const kyselyPool: PostgresPool = {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        return kyselyClient(await pool.connect(), options);
      } catch (error) {
        const unavailable = new DatabaseUnavailable(error);
        options.onFailure(unavailable);
        throw unavailable;
      }
    },
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: kyselyPool }) });
}
