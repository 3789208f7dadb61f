import { listErrors } from './form-errors.ts';

const kinds = { firstName: 'text', email: 'text', privacy: 'tick' } as const;

test('fields are listed in the order of the form, whatever the order of the answer', () => {
  expect(listErrors({ privacy: 'p', email: 'e', firstName: 'f' }, kinds)).toEqual([
    { name: 'firstName', message: 'f' },
    { name: 'email', message: 'e' },
    { name: 'privacy', message: 'p' },
  ]);
});

test('what is wrong with a field nobody sees is told of the form as a whole', () => {
  expect(listErrors({ propertyId: 'sold' }, kinds)).toEqual([{ name: '', message: 'sold' }]);
});

test('the general message is left out where fields are named, and told where they are not', () => {
  expect(listErrors({ '': 'check your details', email: 'e' }, kinds)).toEqual([{ name: 'email', message: 'e' }]);
  expect(listErrors({ '': 'not sent' }, kinds)).toEqual([{ name: '', message: 'not sent' }]);
});

test('nothing wrong, nothing listed', () => {
  expect(listErrors({}, kinds)).toEqual([]);
});
