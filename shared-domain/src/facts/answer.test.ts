import { readAnswer } from './answer.ts';

test.each([
  ['yes', 'yes'],
  [' Yes ', 'yes'],
  [true, 'yes'],
  [1, 'yes'],
  [false, 'no'],
  ['0', 'no'],
  ['onRequest', 'onRequest'],
  ['on request', 'onRequest'],
  [2, 'onRequest'],
  [3, null],
  ['Vergund in 1998', null],
  ['constructor', null],
  [null, null],
  [['yes'], null],
])('%j reads as %j', (value, answer) => {
  expect(readAnswer(value)).toBe(answer);
});
