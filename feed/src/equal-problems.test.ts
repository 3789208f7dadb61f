import { equalProblems, groupLines } from './equal-problems.ts';
import type { FeedProblem } from './problems.ts';

const beds = (home: string, value: string, line?: number): FeedProblem => ({
  record: `property ${home}`,
  ...{ home, field: 'beds', value, kind: 'number', effect: 'left' },
  ...(line !== undefined && { line }),
});
const linesOf = (...problems: FeedProblem[]) =>
  equalProblems(problems).flatMap((group) => groupLines(group, { language: 'en' }));

test('says once what is equally wrong with several homes, and what each of them says', () => {
  expect(linesOf(beds('7', '3+1', 3), { ...beds('8', 'x'), field: 'baths' }, beds('9', 'two'))).toEqual([
    'beds is not a number such as 1250 or 1250,5: it is left out (2): 7 "3+1" (line 3), 9 "two"',
    'property 8: baths "x" is not a number such as 1250 or 1250,5: it is left out',
  ]);
  expect(linesOf(beds('7', 'two'), beds('9', 'two'))).toEqual([
    'beds "two" is not a number such as 1250 or 1250,5: it is left out (2): 7, 9',
  ]);
});

test('names each problem of a single home', () => {
  expect(linesOf(beds('7', '3+1', 3), beds('7', 'two', 4))).toEqual([
    'line 3, property 7: beds "3+1" is not a number such as 1250 or 1250,5: it is left out',
    'line 4, property 7: beds "two" is not a number such as 1250 or 1250,5: it is left out',
  ]);
});

test('says once what the records of a home in several languages say', () => {
  const [nl, fr] = ['nl', 'fr'].map((language) => ({ ...beds('7', 'two'), record: `property 7 ${language}` }));
  expect(linesOf(nl as FeedProblem, fr as FeedProblem)).toHaveLength(1);
  expect(linesOf(nl as FeedProblem, fr as FeedProblem, beds('9', 'two'))[0]).toMatch(/\(2\): 7, 9$/);
});

test('counts the homes that it does not name', () => {
  const [line] = linesOf(...Array.from({ length: 12 }, (_, index) => beds(String(index), 'x')));
  expect(line).toMatch(/\(12\): 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, …$/);
});
