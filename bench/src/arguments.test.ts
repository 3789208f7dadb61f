import { readArguments } from './arguments.ts';

const PARTS = ['scripts', 'server', 'paint'] as const;

test('without parts it is all of them, five rounds', () => {
  expect(readArguments([], PARTS)).toEqual({ parts: ['scripts', 'server', 'paint'], json: undefined, rounds: 5 });
});

test('parts in the order of the bench, whatever the order they are named in', () => {
  const read = readArguments(['paint', 'scripts', '--json', 'out.json', '--rounds', '2'], PARTS);
  expect(read).toEqual({ parts: ['scripts', 'paint'], json: 'out.json', rounds: 2 });
});

test('an unknown part is named', () => {
  expect(() => readArguments(['speed'], PARTS)).toThrow('there is no part speed');
  expect(() => readArguments(['--rounds', 'many'], PARTS)).toThrow('not "many"');
  expect(() => readArguments(['--fast'], PARTS)).toThrow('--fast');
});
