import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, openDatabase } from '../../platform/database/index.ts';
import { addEmbedded } from './embedded-template.ts';
import { newDatabase, type TestDatabase } from './shared-postgres.ts';

/** A database for apis in separate processes. */
export interface RunDatabase {
  name: 'embedded' | 'PostgreSQL';
  /** Settings of an api that uses it. */
  env: Record<string, string>;
  /** Texts of its enquiries. No api may have the embedded database open. */
  stored(): Promise<string[]>;
  stop(): Promise<void>;
}

/** An embedded database in its own folder. */
export async function embeddedDatabase(): Promise<RunDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'facade-run-'));
  await addEmbedded(folder);
  return databaseIn(folder, null);
}

/** A database of the PostgreSQL server that test files share. */
export async function serverDatabase(): Promise<RunDatabase> {
  return databaseIn(mkdtempSync(join(tmpdir(), 'facade-run-')), await newDatabase());
}

function databaseIn(folder: string, server: TestDatabase | null): RunDatabase {
  return {
    name: server ? 'PostgreSQL' : 'embedded',
    // Allow more forms per hour than any site accepts without a proof.
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

/** Texts of all enquiries in a database that no other process has open. */
export async function readMessages(url: string | null, folder: string): Promise<string[]> {
  const db = await openDatabase({ url, folder });
  try {
    const rows = await db.selectFrom('submission').select('fields').execute();
    return rows.map(({ fields }) => String(fields.message));
  } finally {
    await closeDatabase(db);
  }
}
