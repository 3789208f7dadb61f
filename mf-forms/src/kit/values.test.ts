import { fromPosted, isBlank } from './values.ts';

const kinds = { firstName: 'text', privacy: 'tick', timeSlots: 'list' } as const;

test('posted texts become the values of a form', () => {
  const posted = { firstName: 'An', privacy: 'on', timeSlots: '10-13', other: 'x' };
  expect(fromPosted(kinds, posted)).toEqual({ firstName: 'An', privacy: true, timeSlots: ['10-13'] });
  expect(fromPosted(kinds, {})).toEqual({ firstName: undefined, privacy: false, timeSlots: [] });
});

test.each([[undefined], [''], [false], [[]]])('%j is blank', (value) => expect(isBlank(value)).toBe(true));

test.each([['0'], [true], [['a']]])('%j is not blank', (value) => expect(isBlank(value)).toBe(false));
