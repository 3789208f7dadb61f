import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, openDatabase } from '../../database/index.ts';
import { findPostgres, type PostgresServer, startPostgres } from './postgres-server.ts';

/** A database that apis in processes of their own work on. */
export interface RunDatabase {
  name: 'embedded' | 'PostgreSQL';
  /** Settings of an api that works on it. */
  env: Record<string, string>;
  /** Texts of the enquiries it has. No api may have the embedded database open. */
  stored(): Promise<string[]>;
  stop(): Promise<void>;
}

/** The embedded database in a folder of its own. */
export async function embeddedDatabase(): Promise<RunDatabase> {
  return databaseIn(mkdtempSync(join(tmpdir(), 'facade-run-')), null);
}

/** A new PostgreSQL server of this machine; null where none is installed. */
export async function serverDatabase(): Promise<RunDatabase | null> {
  const bin = findPostgres();
  return bin ? databaseIn(mkdtempSync(join(tmpdir(), 'facade-run-')), await startPostgres(bin)) : null;
}

function databaseIn(folder: string, server: PostgresServer | null): RunDatabase {
  return {
    name: server ? 'PostgreSQL' : 'embedded',
    // More forms in an hour than any site takes without a proof.
    env: {
      FACADE_DATA: folder,
      LOG_LEVEL: 'fatal',
      FORMS_WITHOUT_PROOF: '1000000',
      ...(server && { DATABASE_URL: server.url }),
    },
    stored: () => readMessages(server?.url ?? null, folder),
    async stop() {
      await server?.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Texts of all enquiries in a database that nobody else has open. */
export async function readMessages(url: string | null, folder: string): Promise<string[]> {
  const db = await openDatabase({ url, folder });
  try {
    const rows = await db.selectFrom('submission').select('fields').execute();
    return rows.map(({ fields }) => String(fields.message));
  } finally {
    await closeDatabase(db);
  }
}
