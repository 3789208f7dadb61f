import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { feedOf, propertyRecords } from '@facade/feed/testing/sample-records';
import { closeDatabase, type Db, openDatabase } from '../platform/database/index.ts';
import { newDatabase, type TestDatabase } from '../testing/postgres/shared-postgres.ts';
import { importFeed } from './import-feed.ts';
import type { ImportProgress } from './report.ts';

const FEW = 500;
const MANY = 3500;

/** Long enough to detect kept records, or their bytes, among the usual differences. */
const DESCRIPTION = 'Quiet house with a garden. '.repeat(300);

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const usedBytes = () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** One property. */
const home = (id: number) => propertyRecords(id).map((record) => ({ ...record, Description: `${DESCRIPTION}${id}` }));

/** How a feed of these homes is written. */
const FORMATS: [name: string, text: (homes: number[]) => string][] = [
  ['feed.json', (homes) => JSON.stringify(feedOf(homes.flatMap(home)))],
  ['feed.ndjson', (homes) => homes.flatMap(home).map(asLine).join('\n')],
];

const asLine = (record: object) => JSON.stringify({ kind: 'property', ...record });

/** On one database: it is the import's process that must not keep the feed. */
describe('the memory of an import', () => {
  let folder: string;
  let db: Db;
  let shared: TestDatabase;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'facade-flat-'));
    shared = await newDatabase();
    db = await openDatabase({ url: shared.url });
  });
  afterAll(async () => {
    await closeDatabase(db);
    await shared.stop();
    rmSync(folder, { recursive: true });
  });

  test.each(FORMATS)(
    'does not grow with %s',
    async (name, text) => {
      const file = join(folder, name);
      /** Into an empty catalogue; what is in use at most, at a few places of each step. */
      const peakOf = async (count: number) => {
        const empty = join(folder, 'empty.json');
        writeFileSync(empty, JSON.stringify(feedOf([])));
        await importFeed(db, { file: empty, dataFolder: folder, allowRemovals: MANY });
        writeFileSync(file, text(Array.from({ length: count }, (_, index) => index + 1)));
        const used = new Map<string, number>();
        const onProgress = ({ step, done, total }: ImportProgress) => {
          const place = `${step} ${Math.floor((2 * done) / Math.max(total, 1))}`;
          if (!used.has(place)) used.set(place, usedBytes());
        };
        const { counts } = await importFeed(db, { file, dataFolder: folder, onProgress });
        expect(counts.added).toBe(count);
        expect([...used.keys()]).toEqual(
          expect.arrayContaining(['reading 2', 'checking 2', 'comparing 2', 'storing 2']),
        );
        return { size: statSync(file).size, peak: Math.max(...used.values()) };
      };
      const few = await peakOf(FEW);
      const many = await peakOf(MANY);
      // Records in progress make some difference; keeping all would cost the size of the feed at least.
      expect((many.peak - few.peak) / (many.size - few.size)).toBeLessThan(0.5);
    },
    120_000,
  );
});
