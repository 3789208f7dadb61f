import { StallWatch, usedTimeOf } from './stall-watch.ts';

/** What it says of a process in the same piece of code, by elapsed and used milliseconds. */
function progressOf(isYoung: boolean, ...times: [elapsed: number, used: number | null][]) {
  let used: number | null = 0;
  const watch = new StallWatch(() => used);
  watch.look({ number: 1, isBusy: true }, 0, isYoung);
  return times.map(([elapsed, now]) => {
    used = now;
    return watch.look({ number: 1, isBusy: true }, elapsed, isYoung);
  });
}

test('a piece of code that takes a tenth of a second stalls others, and one that takes four hangs', () => {
  expect(progressOf(false, [90, 90], [110, 110], [399, 399], [410, 410])).toEqual([
    'fine',
    'stalled',
    'stalled',
    'hanging',
  ]);
});

test('a process that has just started has more time', () => {
  expect(progressOf(true, [190, 190], [210, 210], [790, 790], [810, 810])).toEqual([
    'fine',
    'stalled',
    'stalled',
    'hanging',
  ]);
});

test('a process that gets no processor is late without being at fault, up to a limit', () => {
  expect(progressOf(false, [390, 20], [410, 20], [2490, 90], [2510, 90])).toEqual([
    'fine',
    'stalled',
    'stalled',
    'hanging',
  ]);
});

test('the next piece and a turn of the event loop begin anew', () => {
  const watch = new StallWatch(() => null);
  const look = (number: number, now: number, isBusy = true) => watch.look({ number, isBusy }, now, false);
  expect([look(1, 0), look(1, 500), look(2, 510), look(2, 700)]).toEqual(['fine', 'stalled', 'fine', 'fine']);
  expect([look(2, 1000), look(3, 1010, false), look(3, 9000, false)]).toEqual(['stalled', 'fine', 'fine']);
});

test('the processor time of a process is known where the system says it', () => {
  const begun = usedTimeOf(process.pid);
  for (const end = performance.now() + 60; performance.now() < end; );
  const used = usedTimeOf(process.pid);
  if (process.platform === 'linux') expect(Number(used) - Number(begun)).toBeGreaterThan(0);
  expect(usedTimeOf(undefined)).toBeNull();
});
