import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findInstalled } from '@facade/api/testing/postgres-server';

/** Folder of PostgreSQL's programs, behind links to some of them; empty where there are none. */
export function postgresPrograms(): string {
  const folder = findInstalled();
  return folder ? dirname(realpathSync(join(folder, 'postgres'))) : '';
}

/** As the chapter "The database" of `docs/production.md` makes it. */
export function createDatabase(socket: string): void {
  run('createuser', socket, 'facade');
  run('createdb', socket, '--owner', 'facade', '--encoding', 'UTF8', '--template', 'template0', 'facade');
}

/** The first column of the first row. */
export const ask = (socket: string, query: string): string =>
  run('psql', socket, '--no-align', '--tuples-only', '--command', query, 'facade').trim();

const run = (program: string, socket: string, ...options: string[]): string =>
  execFileSync(join(postgresPrograms(), program), ['-h', socket, '-U', 'postgres', ...options], {
    stdio: 'pipe',
    encoding: 'utf8',
  });
