import { issuesOf } from './check-form.ts';
import { criteriaOf, demand } from './demand.ts';
import { placesIn } from './demand-places.ts';

const search = { goal: 'sale', types: ['1', '12'], cities: 'Ath|7800', frequency: 'daily' };
const person = { firstName: 'An', lastName: 'Peeters', email: 'an@example.be', privacy: 'on' };

test('an empty form reports all missing fields at once', () => {
  expect({ ...issuesOf(demand, {}) }).toEqual({
    goal: 'goal.required',
    types: 'types.required',
    zones: 'zones.required',
    frequency: 'choice.required',
    firstName: 'firstName.required',
    lastName: 'lastName.required',
    email: 'email.required',
    privacy: 'privacy.required',
  });
});

test('a search of a list may leave open what the list left open', () => {
  expect({ ...issuesOf(demand, { goal: 'sale', frequency: 'daily', from: 'goal=sale' }) }).toEqual({
    email: 'email.required',
    privacy: 'privacy.required',
  });
});

test('a valid search becomes criteria', () => {
  const typed = {
    ...search,
    ...person,
    place: '7860 Lessines; 7911',
    minPrice: '100000',
    maxGarages: '2',
    has: 'garden',
  };
  expect(criteriaOf(demand.parse(typed))).toMatchObject({
    goal: 'sale',
    types: [1, 12],
    cities: ['Ath|7800', 'Lessines|7860', '7911'],
    minPrice: 100_000,
    maxGarages: 2,
    has: ['garden'],
  });
});

test.each(['cities', 'place', 'zones'])('one place is enough: %s', (name) => {
  const { cities: _cities, ...rest } = search;
  expect({ ...issuesOf(demand, { ...rest, ...person, [name]: 'ath' }) }).toEqual({});
});

test('a valid area of the map is a place too', () => {
  const { cities: _cities, ...rest } = search;
  expect({ ...issuesOf(demand, { ...rest, ...person, near: '50.6,3.7,5' }) }).toEqual({});
  expect({ ...issuesOf(demand, { ...rest, ...person, near: 'here' }) }).toEqual({ near: 'invalid' });
});

test('a client with the link changes the search without their name and address', () => {
  expect({ ...issuesOf(demand, { ...search, token: 'dm-x' }) }).toEqual({});
});

test.each([
  [{ minPrice: 2, maxPrice: 1 }, { maxPrice: 'range.reversed' }],
  [{ minGarages: '3', maxGarages: '1' }, { maxGarages: 'range.reversed' }],
  [{ minBedrooms: 'many' }, { minBedrooms: 'number.invalid' }],
  [{ types: ['x'] }, { types: 'invalid' }],
  [{ email: 'an' }, { email: 'email.invalid' }],
])('%# is refused for one reason', (fields, issues) => {
  expect({ ...issuesOf(demand, { ...search, ...person, ...fields }) }).toEqual(issues);
});

test('typed towns are parsed', () => {
  expect(placesIn(' 7800 Ath, 7860 ,Lens;; Silly\n')).toEqual(['Ath|7800', '7860', 'Lens', 'Silly']);
});
