import { type EnquiryAsk, enquiryAnchor, readEnquiryAnchor } from './enquiry-anchor.ts';

test.each<EnquiryAsk>([
  { wish: 'visit' },
  { wish: 'information' },
  { wish: 'documents', document: 'Plan: rez & 1er étage' },
])('a question survives the way through an address: %j', (ask) => {
  expect(readEnquiryAnchor(`#${enquiryAnchor(ask)}`)).toEqual(ask);
});

test('an id has no spaces', () => {
  expect(enquiryAnchor({ wish: 'documents', document: 'Plan A' })).toBe('enquiry:documents:Plan%20A');
});

test.each(['', '#enquiry', '#enquiry:castle', '#mortgage', '#other:visit'])('"%s" is not a question', (fragment) => {
  expect(readEnquiryAnchor(fragment)).toBeNull();
});

test('a malformed document is left out', () => {
  expect(readEnquiryAnchor('#enquiry:documents:%E0')).toEqual({ wish: 'documents' });
});
