import fc from 'fast-check';
import { issuesOf } from './check-form.ts';
import { documents } from './documents.ts';
import { sendToFriend } from './send-to-friend.ts';
import { testimonial } from './testimonial.ts';

const sender = { name: 'An Peeters', email: 'an@example.be', privacy: 'on' };
const asked = { firstName: 'An', lastName: 'Peeters', email: 'an@example.be', privacy: true, propertyId: '4127' };
const shared = { ...sender, friendEmail: 'jan@example.be', propertyId: 4127 };
const said = { ...sender, comment: 'Fijn' };

test('documents: at least one, by its title; a single one becomes a list', () => {
  expect(issuesOf(documents, asked)).toEqual({ documents: 'documents.required' });
  expect(documents.parse({ ...asked, documents: 'Plan A' })).toMatchObject({ documents: ['Plan A'], propertyId: 4127 });
  expect(documents.parse({ ...asked, documents: ['Plan A', 'EPC'], phone: '' }).phone).toBeUndefined();
});

test.each([
  ['nothing', {}],
  ['both', { propertyId: 1, projectId: 2 }],
])('documents and a friend’s mail are about one home or project, not about %s', (_what, about) => {
  const none = { propertyId: undefined, ...about };
  expect(issuesOf(documents, { ...asked, documents: ['A'], ...none })).toEqual({ propertyId: 'property.unknown' });
  expect(issuesOf(sendToFriend, { ...shared, ...none })).toEqual({ propertyId: 'property.unknown' });
});

test('the friend’s address has separate messages', () => {
  expect(issuesOf(sendToFriend, shared)).toEqual({});
  expect(issuesOf(sendToFriend, { ...shared, friendEmail: ' ' })).toEqual({ friendEmail: 'friendEmail.required' });
  expect(issuesOf(sendToFriend, { ...shared, friendEmail: 'jan@' })).toEqual({ friendEmail: 'friendEmail.invalid' });
  expect(issuesOf(sendToFriend, { ...shared, message: 'a'.repeat(501) })).toEqual({ message: 'tooLong' });
});

test('the website of a testimonial is a web address', () => {
  const homepageOf = (homepage?: string) => testimonial.parse({ ...said, homepage }).homepage;
  expect(homepageOf()).toBeUndefined();
  expect(homepageOf(' ')).toBeUndefined();
  expect(homepageOf('www.example.be/over-ons')).toBe('https://www.example.be/over-ons');
  expect(homepageOf('http://example.be')).toBe('http://example.be');
  for (const homepage of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.be',
    'http://localhost',
    'https://a:b@example.be',
    'https://',
  ])
    expect([homepage, issuesOf(testimonial, { ...said, homepage })]).toEqual([
      homepage,
      { homepage: 'homepage.invalid' },
    ]);
});

test('no input throws, and an accepted website is a web address', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (anything, homepage) => {
      for (const schema of [documents, sendToFriend, testimonial]) issuesOf(schema, anything);
      const read = testimonial.safeParse({ ...said, homepage });
      if (read.success && read.data.homepage !== undefined) expect(read.data.homepage).toMatch(/^https?:\/\//i);
    }),
  );
});
