import fc from 'fast-check';
import { validObject, validValue } from './from-schema.ts';

const sample = (schema: object, name = 'x') => fc.sample(validValue(schema, { name }), { numRuns: 200, seed: 1 });

test('an example of the description is sent often, and other values of its format too', () => {
  const values = sample({ type: 'string', format: 'date', examples: ['2027-01-01'] });
  expect(values.filter((value) => value === '2027-01-01').length).toBeGreaterThan(100);
  expect(new Set(values).size).toBeGreaterThan(10);
  for (const value of values) expect(value).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a form has all fields that it must have, and usually an invalid proof', () => {
  const schema = {
    type: 'object',
    required: ['email'],
    properties: { email: { type: 'string', format: 'email' }, captcha: { type: 'string' } },
  };
  const forms = fc.sample(validObject(schema), { numRuns: 200, seed: 1 });
  expect(forms.every(({ email }) => typeof email === 'string')).toBe(true);
  expect(forms.filter(({ captcha = '' }) => captcha === '').length).toBeGreaterThan(140);
});
