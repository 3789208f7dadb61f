import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { closeDatabase, openDatabase } from '../../../platform/database/index.ts';
import { matchSome } from '../match-news.ts';
import { fillNews, fillSearches } from './many-searches.ts';

export interface MatchingRun {
  searches: number;
  seconds: number;
  /** Statements that compared: one per some thousand searches, however many homes there are. */
  statements: number;
  found: number;
  /** Peak memory of this process, in bytes. */
  memory: number;
}

/** How often memory is sampled, in milliseconds. */
const SAMPLE_EVERY = 50;

/** Compares `homes` homes with each of these numbers of searches in turn, on a new database. */
export async function measureMatching(homes: number, sizes: readonly number[]): Promise<MatchingRun[]> {
  const folder = mkdtempSync(join(tmpdir(), 'facade-matching-'));
  const db = await openDatabase({ url: null, folder });
  try {
    const runs: MatchingRun[] = [];
    let filled = 0;
    for (const searches of sizes) {
      await fillSearches(db, filled, searches);
      filled = searches;
      await sql`delete from demand_match`.execute(db);
      await fillNews(db, homes);
      await sql`vacuum analyze demand`.execute(db);
      let memory = 0;
      const sampler = setInterval(() => {
        memory = Math.max(memory, process.memoryUsage().rss);
      }, SAMPLE_EVERY);
      const started = performance.now();
      let statements = 0;
      for (let isDone = false; !isDone; statements += 1) isDone = (await matchSome(db)).isDone;
      const seconds = (performance.now() - started) / 1000;
      clearInterval(sampler);
      const { rows } = await sql<{ found: number }>`select count(*)::integer as found from demand_match`.execute(db);
      runs.push({ searches, seconds, statements, found: rows[0]?.found ?? 0, memory });
    }
    return runs;
  } finally {
    await closeDatabase(db);
    rmSync(folder, { recursive: true });
  }
}
