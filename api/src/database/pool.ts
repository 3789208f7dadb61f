import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './schema.ts';

const DATE = 1082;

/** A day stays `yyyy-mm-dd`: pg would make it midnight of the server's own time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format: 'text' | 'binary') =>
    id === DATE && format !== 'binary'
      ? (value: string) => value
      : pg.types.getTypeParser(id, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** One driver for both kinds of database. `onError` hears of idle connections that break; they are replaced by themselves. */
export function connect(config: pg.PoolConfig, onError: (error: Error) => void): Kysely<Tables> {
  const pool = new pg.Pool({ ...config, types, connectionTimeoutMillis: 10_000 });
  pool.on('error', onError);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
