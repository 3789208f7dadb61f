import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { formatProblem } from '../problems.ts';
import { FeedError } from './feed-error.ts';
import { openFeed } from './open-feed.ts';
import { ValueScan } from './value-scan.ts';

describe('reading a feed', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'facade-split-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const split = async (text: string, name = 'feed.json') => {
    writeFileSync(join(folder, name), text);
    const feed = await openFeed(join(folder, name), folder);
    const found: [string, number, unknown][] = [];
    try {
      await feed.split(
        ({ kind, number, bytes }) => found.push([kind, number, JSON.parse(bytes.toString())]),
        async () => {},
      );
      return found;
    } finally {
      await feed.close();
    }
  };
  const problemOf = (text: string, name?: string) =>
    split(text, name).then(
      () => null,
      (error: unknown) => (error instanceof FeedError ? formatProblem(error.problem) : error),
    );

  test('finds the records of a document, whatever is around them', async () => {
    const text = `\uFEFF { "made": {"a": ["]", {}]}, "properties" : [ {"ID":1, "t":"a\\\\\\"}]"} , {"ID":2}\n],\n"owners":null,"cities":[],
      "agents":[{"ID":"x"}], "n": -1.5e3 } \n`;
    expect(await split(text)).toEqual([
      ['property', 1, { ID: 1, t: 'a\\"}]' }],
      ['property', 2, { ID: 2 }],
      ['agent', 1, { ID: 'x' }],
    ]);
  });

  test('finds the records of lines with a kind', async () => {
    const text = '{"kind":"property","ID":1}\r\n\n{"ID":2,"kind":"property"}\n{"kind":"city","Name":"Ath"}';
    const found = [
      ['property', 1, { kind: 'property', ID: 1 }],
      ['property', 2, { kind: 'property', ID: 2 }],
      ['city', 1, { kind: 'city', Name: 'Ath' }],
    ];
    expect(await split(text)).toEqual(found);
    expect(await split(text, 'feed.ndjson')).toEqual(found);
  });

  test('tells lines and documents apart by their content, not by their name', async () => {
    expect(await split('{"ID":1,"kind":"property"}\n{"ID":2,"kind":"property"}', 'feed.json')).toHaveLength(2);
    expect(await split('{"properties":[{"ID":1},{"ID":2}]}', 'feed.ndjson')).toHaveLength(2);
  });

  test('skips the output of npm before the feed', async () => {
    const banner = '\n> facade@1.0.0 facade\n> node cli/run.mjs facade sample-feed 1\n\n';
    expect(await split(`${banner}{"properties":[{"ID":1}]}`)).toHaveLength(1);
    expect(await split(`${banner}{"kind":"property"}\n`)).toHaveLength(1);
  });

  test.each([
    ['', 'is not an object'],
    ['[]', 'is not an object'],
    ['12', 'is not an object'],
    ['{}', 'is missing or not a list'],
    ['{"properties":null}', 'is missing or not a list'],
    ['{"properties":[],"cities":{}}', 'is not a list'],
    ['{"properties":[{"ID":1}', 'is not JSON: it has no "," or end (byte 24)'],
    ['{"properties":[{"ID":1', 'is not JSON: it ends in the middle (byte 16)'],
    ['{"properties":[{"ID":1}{"ID":2}]}', 'is not JSON: it has no "," or end (byte 24)'],
    ['{"properties":[]} {', 'is not JSON: it goes on after its end (byte 19)'],
    ['{"properties" []}', 'is not JSON: it has no ":" after a name (byte 15)'],
    ['{"properties":[],}', 'is not JSON: it has no name of a field (byte 18)'],
    ['{"properties":[,]}', 'is not JSON: it has no value (byte 16)'],
    ['{"kind":"castle"}', 'line 1: kind is not property, project, category, ribbon, agent, city, owner'],
  ])('refuses %j', async (text, message) => {
    expect(await problemOf(text)).toContain(message);
  });

  test('refuses a line that is not JSON', async () => {
    expect(await problemOf('{"kind":"property"}\n{"ID":', 'feed.jsonl')).toMatch(/^feed: line 2 is not JSON/);
  });

  test('names a file that cannot be read', async () => {
    await expect(openFeed(join(folder, 'none.json'), folder)).rejects.toThrow(/none\.json cannot be read \(ENOENT\)/);
    await expect(openFeed(folder, folder)).rejects.toThrow(/is a folder/);
  });

  test('finds records that are longer than one read, and reads them again', async () => {
    const records = Array.from({ length: 5 }, (_, ID) => ({ ID, text: `${'"\\é'.repeat(300_000)}${ID}` }));
    const text = JSON.stringify({ properties: records });
    expect((await split(text)).map(([, , record]) => record)).toEqual(records);
    const feed = await openFeed(join(folder, 'feed.json'), folder);
    const places: { place: number; size: number }[] = [];
    await feed.split(
      ({ place, bytes }) => places.push({ place, size: bytes.length }),
      async () => {},
    );
    const [last, first] = [places.at(-1), places[0]] as [
      { place: number; size: number },
      { place: number; size: number },
    ];
    const again = await feed.read([last, first]);
    expect(again.map((bytes) => JSON.parse(bytes.toString()).ID)).toEqual([4, 0]);
    await feed.close();
  });

  test.each([1000, 70_000, 100_000, 900_000])(
    'finds records of %i bytes where they are, one after another',
    async (size) => {
      const records = Array.from({ length: Math.ceil(8_000_000 / size) }, (_, ID) => ({ ID, text: 'x'.repeat(size) }));
      const text = records.map((record) => JSON.stringify({ kind: 'property', ...record })).join('\n');
      writeFileSync(join(folder, 'feed.ndjson'), text);
      const feed = await openFeed(join(folder, 'feed.ndjson'), folder);
      const ids: number[] = [];
      await feed.split(
        ({ place, bytes }) => {
          if (text.startsWith(bytes.toString(), place)) ids.push(JSON.parse(bytes.toString()).ID);
        },
        async () => {},
      );
      expect(ids).toEqual(records.map(({ ID }) => ID));
      await feed.close();
    },
  );
});

test('finds the end of a value, however it is split into parts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), (value, cuts) => {
      const text = Buffer.from(JSON.stringify(value));
      const bytes = Buffer.concat([text, Buffer.from(',{"}')]);
      const scan = new ValueScan(bytes[0]);
      let at = 0;
      for (let to = 0, turn = 0; !scan.isDone && to < bytes.length; turn += 1) {
        to = Math.min(bytes.length, to + (cuts[turn % cuts.length] ?? 1));
        at = scan.advance(bytes, at, to);
      }
      expect(at).toBe(text.length);
    }),
  );
});
