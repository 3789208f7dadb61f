import { listErrors } from './form-errors.ts';

const kinds = { firstName: 'text', email: 'text', privacy: 'tick' } as const;

test('fields are listed in the order of the form, whatever the order of the answer', () => {
  expect(listErrors({ privacy: 'p', email: 'e', firstName: 'f' }, kinds)).toEqual([
    { name: 'firstName', message: 'f' },
    { name: 'email', message: 'e' },
    { name: 'privacy', message: 'p' },
  ]);
});

test('an error of a hidden field is shown for the whole form', () => {
  expect(listErrors({ propertyId: 'sold' }, kinds)).toEqual([{ name: '', message: 'sold' }]);
});

test('the general message is shown only without errors of fields', () => {
  expect(listErrors({ '': 'check your details', email: 'e' }, kinds)).toEqual([{ name: 'email', message: 'e' }]);
  expect(listErrors({ '': 'not sent' }, kinds)).toEqual([{ name: '', message: 'not sent' }]);
});

test('no errors give an empty list', () => {
  expect(listErrors({}, kinds)).toEqual([]);
});
