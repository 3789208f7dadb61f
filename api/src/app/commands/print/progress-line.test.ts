import { formatProgress, ProgressLine } from './progress-line.ts';

const reading = { step: 'reading', done: 400, total: 1000, records: 120_000 } as const;

test.each([
  [reading, 500, '1/5 reading the feed: 40 %, 120,000 records'],
  [reading, 8000, '1/5 reading the feed: 40 %, 120,000 records, 12 s left'],
  [{ ...reading, step: 'storing', done: 10 } as const, 8000, '4/5 storing: 1 %, 120,000 records, 14 min left'],
  [{ step: 'checking', done: 0, total: 0, records: 0 } as const, 8000, '2/5 checking what is new: 100 %, 0 records'],
  [
    { step: 'comparing', done: 3, total: 12, records: 0 } as const,
    4000,
    '3/5 comparing with the catalogue: 25 %, 12 s left',
  ],
  [{ step: 'tidying', done: 1, total: 2, records: 0 } as const, 100, '5/5 tidying up: 50 %'],
])('%j after %i ms', (progress, elapsed, line) => {
  expect(formatProgress(progress, elapsed)).toBe(line);
});

/** What is written while a step of ten parts of `each` milliseconds is shown four times a part. */
function written(isTTY: boolean, each: number): string[] {
  const lines: string[] = [];
  let now = 0;
  const line = new ProgressLine({ isTTY, columns: 30, write: (text: string) => lines.push(text) }, () => now);
  for (let done = 0; done <= 40; done += 1) {
    now = (done / 4) * each;
    line.show({ step: 'reading', done, total: 40, records: done });
  }
  line.clear();
  return lines;
}

test('a terminal has one line that changes a few times a second', () => {
  const lines = written(true, 100);
  expect(lines).toHaveLength(7);
  expect(lines[0]).toBe('\r\x1b[2K1/5 reading the feed: 0 %, 0 ');
  expect(lines.at(-1)).toBe('\r\x1b[2K');
});

test('a file gets a line for every tenth of a step', () => {
  const lines = written(false, 1000);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('1/5 reading the feed: 10 %, 4 records\n');
  expect(lines.at(-1)).toBe('1/5 reading the feed: 100 %, 40 records\n');
});

test('a file gets a line every ten seconds where a tenth takes longer', () => {
  expect(written(false, 20_000).length).toBeGreaterThan(18);
});

test('a file gets none of an import that takes less than a second', () => {
  expect(written(false, 50)).toEqual([]);
});
