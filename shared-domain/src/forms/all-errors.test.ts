import fc from 'fast-check';
import type * as z from 'zod/mini';
import { issuesOf } from './check-form.ts';
import { demand } from './demand.ts';
import { documents } from './documents.ts';
import { contact, projectEnquiry, propertyEnquiry } from './enquiry.ts';
import { followHomes } from './follow-homes.ts';
import { newsletter } from './newsletter.ts';
import { purchaseOffer } from './purchase-offer.ts';
import { rentalApplication } from './rental-application.ts';
import { sendToFriend } from './send-to-friend.ts';
import { testimonial } from './testimonial.ts';
import { valuation } from './valuation/valuation.ts';
import { visit } from './visit.ts';

const FORMS: Record<string, z.ZodMiniType> = {
  contact,
  demand,
  documents,
  followHomes,
  newsletter,
  projectEnquiry,
  propertyEnquiry,
  purchaseOffer,
  rentalApplication,
  sendToFriend,
  testimonial,
  valuation,
  visit,
};

/** Rules between fields: the form, what is filled in, and the field that the error stands beside. */
const BETWEEN: [form: string, values: object, path: string][] = [
  ['visit', {}, 'slot'],
  ['rentalApplication', {}, 'home'],
  ['rentalApplication', { persons: 2, children: 3 }, 'children'],
  ['purchaseOffer', {}, 'home'],
  ['purchaseOffer', { condition: 'own' }, 'conditionText'],
  ['propertyEnquiry', { wantsVisit: 'on' }, 'phone'],
  ['documents', {}, 'propertyId'],
  ['sendToFriend', {}, 'propertyId'],
  ['demand', { minPrice: 2, maxPrice: 1 }, 'maxPrice'],
];

test.each(BETWEEN)('%s with %j names its error at "%s" among all others', (form, values, path) => {
  const issues = issuesOf(FORMS[form] as z.ZodMiniType, values);
  expect(Object.keys(issues)).toEqual(expect.arrayContaining([path, 'privacy']));
});

const field = fc.constantFrom(
  '',
  'x',
  '0',
  '-1',
  '2',
  '7800',
  'an@example.be',
  '0470123456',
  'own',
  'on',
  '2020-01-01',
);

test.each(Object.entries(FORMS))('%s: an error hides no other', (_name, schema) => {
  const fields = Object.keys(issuesOf(schema, {}));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), field), (values) => {
      const agreed = Object.keys(issuesOf(schema, { ...values, privacy: 'on' }));
      const refused = Object.keys(issuesOf(schema, { ...values, privacy: '' }));
      expect(refused).toEqual(expect.arrayContaining(agreed));
    }),
  );
});
