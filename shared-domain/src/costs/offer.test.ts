import { DEPOSIT_CAPS } from './cost-rates.ts';
import { rentalDeposit } from './offer.ts';

test('three months, fewer where the region caps a main residence', () => {
  expect(rentalDeposit(800, 'flanders')).toEqual({ amount: 2400, months: 3, cappedBy: null, legalMaximum: 3 });
  expect(rentalDeposit(800, 'wallonia')).toEqual({ amount: 1600, months: 2, cappedBy: 'wallonia', legalMaximum: 2 });
  expect(rentalDeposit(800, 'brussels')).toEqual({ amount: 1600, months: 2, cappedBy: 'brussels', legalMaximum: 2 });
  expect(rentalDeposit(800, null)).toEqual({ amount: 2400, months: 3, cappedBy: null, legalMaximum: null });
  expect(rentalDeposit(333.33, null)?.amount).toBe(999.99);
});

test('a shop or garage is not capped', () => {
  expect(rentalDeposit(800, 'wallonia', { mainResidence: false })).toMatchObject({ months: 3, cappedBy: null });
});

test('an invalid amount gives null', () => {
  for (const value of [Number.NaN, -1, Number.POSITIVE_INFINITY]) {
    expect(rentalDeposit(value, 'wallonia')).toBeNull();
  }
});

test('each cap has the date from which it applies', () => {
  for (const { since } of Object.values(DEPOSIT_CAPS)) expect(since).toMatch(/^20\d\d-\d\d-\d\d$/);
});
