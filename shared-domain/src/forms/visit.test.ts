import { issuesOf } from './check-form.ts';
import { visit } from './visit.ts';

const right = {
  propertyId: '4321',
  slot: 'h9x2k-45-a1B2c3D4',
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an@example.be',
  phone: '0470 12 34 56',
  privacy: 'on',
};

test('a time and a visitor are enough', () => {
  expect(visit.parse(right)).toMatchObject({ propertyId: 4321, timeSlots: [], phone: '+32470123456', language: 'nl' });
});

test('a part of the day replaces a time', () => {
  expect(issuesOf(visit, { ...right, slot: '', timeSlots: '10-13' })).toEqual({});
  expect(issuesOf(visit, { ...right, slot: '' })).toEqual({ slot: 'slot.required' });
  expect(issuesOf(visit, { ...right, slot: '', timeSlots: ['13-14'] })).toMatchObject({ timeSlots: 'invalid' });
});

test.each([
  [{ phone: '' }, { phone: 'phone.required' }],
  [{ propertyId: 'x' }, { propertyId: 'invalid' }],
  [{ slot: 'x'.repeat(41) }, { slot: 'tooLong' }],
])('%j is refused beside its field', (change, issues) =>
  expect(issuesOf(visit, { ...right, ...change })).toEqual(issues),
);
