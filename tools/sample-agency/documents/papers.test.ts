import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFeed } from '../feed/build-feed.ts';
import { drawPaper } from './draw-paper.ts';
import { writePapers } from './write-papers.ts';

const { feed } = buildFeed();
const settings = join(import.meta.dirname, '../content/settings.yaml');
const agency = { name: 'Cardamine', street: 'Plein 1', zip: 7800, city: 'Ath' };

test('each document of the feed that names a file has it, a small PDF, and no file is for nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'papers-'));
  const count = await writePapers(folder, { properties: feed.properties, settings });
  const named = feed.properties.flatMap(({ Documents }) => Documents.flatMap(({ File }) => File ?? []));
  const files = readdirSync(folder);
  expect(count).toBe(22);
  expect(files.sort()).toEqual([...new Set(named)].sort());
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeLessThan(40_000);
  }
  rmSync(folder, { recursive: true });
});

test('no paper of a home that is not published is public', () => {
  const hidden = feed.properties.filter(({ OffMarket, PublishAddress }) => OffMarket || !PublishAddress);
  expect(hidden.flatMap(({ Documents }) => Documents).filter(({ Public }) => Public)).toEqual([]);
});

test('the same paper has the same bytes', async () => {
  const home = feed.properties.find(({ ID }) => ID === 4127);
  if (!home) throw new Error('no home 4127');
  const [once, again] = [await drawPaper('energy', home, agency), await drawPaper('energy', home, agency)];
  expect(once.equals(again)).toBe(true);
});
