import { notaryFees } from './costs.ts';

test.each([
  [7_500, 410],
  [200_000, 2_620],
  [520_000, 3_150],
])('the notary of a sale at %i euro asks about %i euro with VAT', (price, fee) => {
  expect(notaryFees(price)).toBe(fee);
});
