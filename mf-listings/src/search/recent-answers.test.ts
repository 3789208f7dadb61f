import { recentAnswers } from './recent-answers.ts';

test('an answer is cached for a minute', () => {
  let time = 0;
  const answers = recentAnswers<string>(() => time);
  answers.set('ath', 'Ath');
  time = 59_999;
  expect(answers.get('ath')).toBe('Ath');
  time = 60_000;
  expect(answers.get('ath')).toBeNull();
  expect(answers.get('lessines')).toBeNull();
});

test('the oldest of many is evicted; one that was set again is not', () => {
  const answers = recentAnswers<number>();
  for (let index = 0; index < 40; index += 1) answers.set(`q${index}`, index);
  answers.set('q0', 100);
  answers.set('new', 1);
  expect(answers.get('q0')).toBe(100);
  expect(answers.get('q1')).toBeNull();
  expect(answers.get('q2')).toBe(2);
});
