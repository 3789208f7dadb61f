import { minimumIncome } from '../costs/offer.ts';
import { issuesOf } from './check-form.ts';
import { purchaseOffer } from './purchase-offer.ts';
import { rentalApplication } from './rental-application.ts';
import { valuation } from './valuation/valuation.ts';
import { VALUATION_STEPS } from './valuation/valuation-choices.ts';

const person = { firstName: 'An', lastName: 'Peeters', email: 'an@example.be', phone: '0470 12 34 56', privacy: 'on' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('the steps of a valuation contain only fields of the form, and together every required one', () => {
  const fields = VALUATION_STEPS.flatMap((step) => [...step.fields]) as string[];
  expect(new Set(fields).size).toBe(fields.length);
  const required = Object.keys(issuesOf(valuation, {}));
  expect(required.sort()).toEqual(
    ['street', 'houseNumber', 'zip', 'city', 'type', 'firstName', 'lastName', 'email', 'phone', 'privacy'].sort(),
  );
  expect(required.every((name) => fields.includes(name))).toBe(true);
});

test.each([
  ['199999', 199_999],
  ['199.999', 199_999],
  ['€ 199 999,50', 199_999.5],
  ['1.250.000', 1_250_000],
  ['1250,5', 1250.5],
  [1250, 1250],
])('an amount is read as people write it: %s', (price, amount) => {
  const offer = {
    ...person,
    home: 'Markt 1',
    price,
    validUntil: inDays(3),
    condition: 'none',
    address: 'Markt 2',
    zip: '7800',
    city: 'Ath',
    binding: 'on',
  };
  expect(purchaseOffer.parse(offer).price).toBe(amount);
});

test.each(['12.34.567', '1.2', 'veel', '-5000', '1e6'])('%s is not a price', (price) => {
  expect(issuesOf(purchaseOffer, { price }).price).toBeDefined();
});

test('today is accepted, yesterday and a day that does not exist are not', () => {
  const issue = (validUntil: string) => issuesOf(purchaseOffer, { validUntil }).validUntil;
  expect([issue(inDays(0)), issue(inDays(366))]).toEqual([undefined, undefined]);
  expect([issue(inDays(-2)), issue(inDays(368))]).toEqual(['validUntil.past', 'validUntil.far']);
  expect([issue('2027-02-30'), issue('2027-02'), issue('')]).toEqual([
    'validUntil.invalid',
    'validUntil.incomplete',
    'validUntil.incomplete',
  ]);
});

test('an application counts people, and accepts five files at most', () => {
  const application = {
    ...person,
    home: 'Markt 1',
    persons: '2',
    children: '0',
    income: '2100',
    startDate: inDays(20),
  };
  expect({ ...issuesOf(rentalApplication, application) }).toEqual({});
  expect({ ...issuesOf(rentalApplication, { ...application, children: '3' }) }).toEqual({
    children: 'children.tooMany',
  });
  expect(issuesOf(rentalApplication, { ...application, persons: '0' }).persons).toBe('tooLow');
  const upload = 'a'.repeat(22);
  expect(rentalApplication.parse({ ...application, uploads: upload }).uploads).toEqual([upload]);
  expect(issuesOf(rentalApplication, { ...application, uploads: Array(6).fill(upload) }).uploads).toBe(
    'uploads.tooMany',
  );
  expect(issuesOf(rentalApplication, { ...application, uploads: ['../etc'] }).uploads).toBe('invalid');
});

test('the minimum income is a multiple of the rent', () => {
  expect(minimumIncome(700, { incomeTimesRent: 3 })).toBe(2100);
  expect(minimumIncome(-1, { incomeTimesRent: 3 })).toBeNull();
});
