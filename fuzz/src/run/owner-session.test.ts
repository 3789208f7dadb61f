import { readOwner } from './owner-session.ts';

test('an owner is a mail address and a password, which may hold colons', () => {
  expect(readOwner('an@example.be:a:b:')).toEqual({ email: 'an@example.be', password: 'a:b:' });
  expect(readOwner(undefined)).toBeUndefined();
  for (const wrong of ['', 'an@example.be', 'an@example.be:', ':secret'])
    expect(() => readOwner(wrong)).toThrow('EMAIL:PASSWORD');
});
