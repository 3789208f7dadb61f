import { PROBLEM_DETAILS, PROBLEM_TITLES } from './problem-texts.ts';

test('every status that the site sends has a title in every language', () => {
  const statuses = [400, 403, 404, 405, 408, 413, 414, 415, 421, 429, 500, 503];
  for (const titles of Object.values(PROBLEM_TITLES)) expect(Object.keys(titles).map(Number)).toEqual(statuses);
});

test('what to do about a problem is said in every language', () => {
  for (const details of Object.values(PROBLEM_DETAILS)) expect(Object.keys(details)).toEqual(['414']);
});
