import fc from 'fast-check';
import { FeedError } from '../../reading/feed-error.ts';
import { jsonRecords } from './json-records.ts';

async function* inParts(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/** The records of a text, and the objects around its lists. */
async function read(text: string, size = 7) {
  const answers: unknown[] = [];
  const records: unknown[] = [];
  const lines: number[] = [];
  for await (const { value, line } of jsonRecords(inParts(text, size), 'homes', (answer) => answers.push(answer))) {
    records.push(value);
    lines.push(line);
  }
  return { records, answers, lines };
}

test('finds the records of a list, of the list of an object, and of lines', async () => {
  const record = fc.dictionary(fc.string(), fc.jsonValue());
  const shape = fc.constantFrom('list', 'object', 'lines', 'pages');
  const rule = fc.asyncProperty(
    fc.array(record),
    shape,
    fc.integer({ min: 1, max: 50 }),
    fc.nat(2),
    async (homes, as, size, space) => {
      const json = (value: unknown) => JSON.stringify(value, null, as === 'lines' ? 0 : space);
      const around = { 'a"]}': [{ homes: [{}] }], total: 3 };
      const text = {
        list: json(homes),
        object: json({ ...around, homes, last: { homes: [1] } }),
        lines: homes.map(json).join('\n'),
        pages: homes.map((one) => json({ homes: [one] })).join('\n'),
      }[as];
      // A record with such a list of its own would be an object around one.
      fc.pre(as !== 'lines' || homes.every((one) => !Array.isArray(one.homes)));
      const { records, answers } = await read(text, size);
      expect(records).toEqual(JSON.parse(JSON.stringify(homes)));
      if (as === 'object') expect(answers).toEqual([{ ...around, homes: [], last: { homes: [1] } }]);
    },
  );
  await fc.assert(rule);
});

test('knows the line of each record', async () => {
  expect((await read('{"homes":[\n{"a":"\\n"},\n\n{"b":\n1}]}')).lines).toEqual([2, 4]);
});

test.each([
  ['{"homes":[{"a":1}', 'is not JSON: it ends in the middle'],
  ['{"homes":[{"a":1}]}]', 'line 1: is not JSON: "]" closes nothing'],
  ['[{"a":1},\n{"a" 2}]', /^line 2: is not JSON: /],
])('refuses %j', async (text, message) => {
  const failure = await read(text).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FeedError);
  expect((failure as FeedError).message).toMatch(message);
});
