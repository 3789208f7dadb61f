import { issuesOf } from './check-form.ts';
import { contact, projectEnquiry, propertyEnquiry } from './enquiry.ts';

const person = { firstName: 'An', lastName: 'Peeters', email: 'an@example.be', message: 'Dag', privacy: true };

test('an empty form reports what is missing, per field', () => {
  expect({ ...issuesOf(contact, {}) }).toEqual({
    firstName: 'firstName.required',
    lastName: 'lastName.required',
    email: 'email.required',
    message: 'message.required',
    privacy: 'privacy.required',
  });
});

test('valid values are cleaned', () => {
  const typed = {
    ...person,
    firstName: '  An\u202e\n Marie ',
    phone: '0470/12.34.56',
    privacy: 'on',
    wantsVisit: 'true',
    timeSlots: '10-13',
    title: '',
    propertyId: '12',
    language: 'fr',
  };
  expect(propertyEnquiry.parse(typed)).toEqual({
    ...person,
    firstName: 'An Marie',
    phone: '+32470123456',
    wantsVisit: true,
    wantsInformation: false,
    wantsDocuments: false,
    timeSlots: ['10-13'],
    propertyId: 12,
    website: '',
    language: 'fr',
  });
});

test.each([
  [propertyEnquiry, { propertyId: 1, email: 'marie' }, { email: 'email.invalid' }],
  [propertyEnquiry, { propertyId: 1, phone: '12' }, { phone: 'phone.invalid' }],
  [propertyEnquiry, { propertyId: 1, timeSlots: ['at night'] }, { timeSlots: 'invalid' }],
  [propertyEnquiry, { propertyId: 1, title: 'king' }, { title: 'invalid' }],
  [propertyEnquiry, { propertyId: 1, message: 'x'.repeat(5001) }, { message: 'tooLong' }],
  [propertyEnquiry, { propertyId: 1, wantsVisit: true }, { phone: 'phone.requiredForVisit' }],
  [propertyEnquiry, { propertyId: 'x' }, { propertyId: 'invalid' }],
  [propertyEnquiry, { propertyId: 2 ** 31 }, { propertyId: 'invalid' }],
  [projectEnquiry, { projectId: 1.5 }, { projectId: 'invalid' }],
  [contact, { firstName: 12 }, { firstName: 'firstName.required' }],
  [contact, { privacy: 'no' }, { privacy: 'privacy.required' }],
] as const)('%# is refused for one reason', (schema, fields, issues) => {
  expect({ ...issuesOf(schema, { ...person, ...fields }) }).toEqual(issues);
});

test('a value that is not an object is refused as a whole', () => {
  for (const value of [null, 'text', [], 7]) expect(Object.keys(issuesOf(contact, value))).toEqual(['']);
});
