import type { ContactValues } from './contact-values.ts';
import { validateContact } from './validate-contact.ts';

const right: ContactValues = {
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an@example.be',
  message: 'Dag',
  privacy: true,
};

test('a message with a name, an address and a permission is right', () => {
  expect(validateContact(right)).toEqual({});
});

test('every field that is required is told of, blanks count as empty', () => {
  expect(validateContact({ firstName: '  ' })).toEqual({
    firstName: 'errors.firstName.required',
    lastName: 'errors.lastName.required',
    email: 'errors.email.required',
    message: 'errors.message.required',
    privacy: 'errors.privacy.required',
  });
});

test.each(['an', 'an@', 'an@example', 'an peeters@example.be'])('"%s" is no e-mail address', (email) => {
  expect(validateContact({ ...right, email })).toEqual({ email: 'errors.email.invalid' });
});

test.each(['0470 12 34 56', '0475/12.34.56', '+32 (0)470 12 34 56', '0032470123456', '+31612345678', '068 00 12 00'])(
  '"%s" may be a phone number',
  (phone) => {
    expect(validateContact({ ...right, phone })).toEqual({});
  },
);

test('a phone number is not required, but is checked, and a visit needs one', () => {
  expect(validateContact({ ...right, phone: '0470' })).toEqual({ phone: 'errors.phone.invalid' });
  expect(validateContact({ ...right, wantsVisit: true })).toEqual({ phone: 'errors.phone.requiredForVisit' });
  expect(validateContact({ ...right, wantsVisit: true, phone: '0470 12 34 56' })).toEqual({});
});
