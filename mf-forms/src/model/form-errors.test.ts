import { listErrors } from './form-errors.ts';

test('fields are listed in the order of the form, whatever the order of the answer', () => {
  expect(listErrors({ privacy: 'p', email: 'e', firstName: 'f' })).toEqual([
    { name: 'firstName', message: 'f' },
    { name: 'email', message: 'e' },
    { name: 'privacy', message: 'p' },
  ]);
});

test('what is wrong with a field nobody sees is told of the form as a whole', () => {
  expect(listErrors({ propertyId: 'sold' })).toEqual([{ name: '', message: 'sold' }]);
});

test('the general message is left out where fields are named, and told where they are not', () => {
  expect(listErrors({ '': 'check your details', email: 'e' })).toEqual([{ name: 'email', message: 'e' }]);
  expect(listErrors({ '': 'not sent' })).toEqual([{ name: '', message: 'not sent' }]);
});

test('nothing wrong, nothing listed', () => {
  expect(listErrors({})).toEqual([]);
});
