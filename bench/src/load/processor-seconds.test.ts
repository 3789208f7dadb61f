import { processorSeconds, secondsIn } from './processor-seconds.ts';

test('user and system time, whatever the name of the process', () => {
  const stat = '42 (node (a) b) S 1 2 3 4 5 6 7 8 9 10 250 150 13 14 20 0 11';
  expect(secondsIn(stat)).toBe(4);
});

test('0 for a process that does not exist', () => {
  expect(processorSeconds(undefined)).toBe(0);
});
