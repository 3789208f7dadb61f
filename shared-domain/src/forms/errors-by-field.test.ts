import { errorsByField } from './errors-by-field.ts';

test('each field has its first error', () => {
  const errors = [
    { path: 'email', message: 'missing' },
    { path: 'email', message: 'wrong' },
    { path: '', message: 'all' },
  ];
  expect(errorsByField(errors)).toEqual({ email: 'missing', '': 'all' });
  expect(errorsByField(undefined)).toEqual({});
});
