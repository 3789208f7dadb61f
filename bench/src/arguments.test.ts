import { readArguments } from './arguments.ts';

const PARTS = ['scripts', 'server', 'paint'] as const;

test('without parts: all parts, five rounds', () => {
  expect(readArguments([], PARTS)).toEqual({ parts: ['scripts', 'server', 'paint'], json: undefined, rounds: 5 });
});

test('parts are in the order of the bench, in whatever order they are given', () => {
  const read = readArguments(['paint', 'scripts', '--json', 'out.json', '--rounds', '2'], PARTS);
  expect(read).toEqual({ parts: ['scripts', 'paint'], json: 'out.json', rounds: 2 });
});

test('an unknown part is reported by name', () => {
  expect(() => readArguments(['speed'], PARTS)).toThrow('there is no part speed');
  expect(() => readArguments(['--rounds', 'many'], PARTS)).toThrow('not "many"');
  expect(() => readArguments(['--fast'], PARTS)).toThrow('--fast');
});
