import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { StartupError } from '../../kernel/index.ts';
import { type Contents, countRows, type Rows, readContents } from './contents.ts';

/** The output of `pg_dump`, in a backup. */
export const DUMP = 'database.dump';

/** Dumps the server's database and counts the rows of the same snapshot. Nothing on the server has to wait. */
export async function dump(url: string, file: string): Promise<Contents & { major: string }> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows: found } = await client.query(
      "select pg_export_snapshot() as id, current_setting('server_version') as version",
    );
    const [{ id, version }] = found as [{ id: string; version: string }];
    const contents = await readContents((statement) => client.query(statement));
    await runPostgres('pg_dump', url, ['--format=custom', `--snapshot=${id}`, `--file=${file}`]);
    return { ...contents, major: version.split('.')[0] ?? version };
  });
}

export const rowsOf = (url: string): Promise<Rows> =>
  withClient(url, (client) => countRows((statement) => client.query(statement)));

/** How many other clients are connected to the database. */
export const othersConnected = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query(`
      select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
    return (rows as [{ others: number }])[0].others;
  });

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A broken connection also rejects the statement.
  client.on('error', () => {});
  await client.connect().catch((error: Error) => {
    throw new StartupError(`The database cannot be reached: ${error.message}`);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The password is passed in the environment: every user of the machine can see the arguments. */
export async function runPostgres(program: string, url: string, options: string[]): Promise<void> {
  const address = new URL(url);
  const env = { ...process.env, ...(address.password && { PGPASSWORD: decodeURIComponent(address.password) }) };
  address.password = '';
  const child = spawn(program, ['--dbname', address.href, ...options], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  const said = text(child.stderr);
  const status = await ended.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new StartupError(
      `${program} is not on PATH: install PostgreSQL's client programs (Debian: postgresql-client), of the server's version or newer.`,
    );
  });
  if (status !== 0) throw new StartupError(`${program} failed: ${(await said).trim().split('\n')[0]}`);
}
