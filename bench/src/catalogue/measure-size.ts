import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '@facade/cli/workspace';
import { residentBytes } from '../load/resident-bytes.ts';
import { startProcess, stopProcess } from '../sites/start-process.ts';
import { ask, type Read, readUntil, slowest } from './ask.ts';
import { type Imported, importFeed } from './import-feed.ts';
import { changeFeed, makeFeed } from './make-feed.ts';
import { QUESTIONS } from './questions.ts';

/** Milliseconds to wait until the counts of a new catalogue are loaded. */
const SETTLED = 5000;

/** Milliseconds that readers are measured before the import. */
const BEFORE = 15_000;

export interface Measured {
  homes: number;
  first: Imported;
  nightly: Imported;
  /** 99th percentile of each kind of request, in milliseconds. */
  answers: Record<string, number>;
  /** Memory of the api after all requests, in bytes. */
  memory: number;
  /** From a key in the search box until its results are painted, in milliseconds. */
  keyToResult: number;
  readers: { before: Read; during: Read };
}

interface MeasureOptions {
  /** Content folder of the api. */
  content: string;
  /** Measures the search box of a site that reads the api at this origin. */
  search(api: string): Promise<number>;
}

export async function measureSize(
  homes: number,
  { content, search }: MeasureOptions,
  say: (line: string) => void,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'facade-catalogue-'));
  const progress = (line: string) => say(`${homes.toLocaleString('en')} homes: ${line}`);
  try {
    const [feed, changed] = [join(folder, 'feed.ndjson'), join(folder, 'changed.ndjson')];
    const env = {
      FACADE_DATA: join(folder, 'data'),
      FACADE_CONTENT: content,
      LOG_LEVEL: 'warn',
    };
    progress('feed');
    await makeFeed(homes, feed);
    progress('first import');
    const first = await importFeed(feed, env);
    const api = await startProcess(join(ROOT, 'api/src/main.ts'), { env: { ...env, FACADE_API_PORT: '0' } });
    try {
      progress('questions');
      await ask(api.origin, '/api/properties?lang=nl');
      await wait(SETTLED);
      const answers: Record<string, number> = {};
      for (const [name, question] of Object.entries(QUESTIONS)) answers[name] = await slowest(api.origin, question);
      const memory = residentBytes(api.child.pid);
      progress('search box');
      const keyToResult = await search(api.origin);
      progress('feed of the next night');
      // Written just before the import, as a CRM does: it is still in the file cache.
      await changeFeed(feed, changed);
      rmSync(feed);
      progress('import of the next night, with readers');
      const before = await readUntil(api.origin, wait(BEFORE), 0);
      const importing = importFeed(changed, env);
      const during = await readUntil(api.origin, importing, 1);
      const readers = { before, during };
      return { homes, first, nightly: await importing, answers, memory, keyToResult, readers };
    } finally {
      await stopProcess(api);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
