import { formatProgress, ProgressLine } from './progress-line.ts';

const reading = { step: 'reading', done: 400, total: 1000, records: 120_000 } as const;

test.each([
  [reading, 500, '1/3 reading the feed: 40 %, 120,000 records'],
  [reading, 8000, '1/3 reading the feed: 40 %, 120,000 records, 12 s left'],
  [{ ...reading, step: 'storing', done: 10 } as const, 8000, '3/3 storing: 1 %, 120,000 records, 14 min left'],
  [{ step: 'checking', done: 0, total: 0, records: 0 } as const, 8000, '2/3 checking what is new: 100 %, 0 records'],
])('%j after %i ms', (progress, elapsed, line) => {
  expect(formatProgress(progress, elapsed)).toBe(line);
});

test('a terminal has one line that changes a few times a second; a file gets none', () => {
  const show = (isTTY: boolean) => {
    const written: string[] = [];
    let now = 0;
    const line = new ProgressLine({ isTTY, columns: 30, write: (text: string) => written.push(text) }, () => now);
    for (now = 0; now < 1000; now += 50) line.show(reading);
    line.clear();
    return written;
  };
  expect(show(false)).toEqual([]);
  const written = show(true);
  expect(written).toHaveLength(6);
  expect(written[0]).toBe('\r\x1b[2K1/3 reading the feed: 40 %, 1');
  expect(written.at(-1)).toBe('\r\x1b[2K');
});
