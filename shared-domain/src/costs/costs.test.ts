import { monthlyPayment, registrationDuty } from './costs.ts';

test.each([
  ['wallonia', true, 250_000, 7_500],
  ['wallonia', false, 250_000, 31_250],
  ['flanders', true, 250_000, 5_000],
  ['flanders', false, 250_000, 30_000],
  ['brussels', false, 250_000, 31_250],
  ['brussels', true, 250_000, 6_250],
  ['brussels', true, 150_000, 0],
  ['brussels', true, 600_000, 50_000],
  ['brussels', true, 600_001, 75_000.13],
] as const)('duty in %s, own home %s, on %d is %d', (region, ownHome, price, amount) => {
  expect(registrationDuty(price, region, { ownHome })?.amount).toBe(amount);
});

test.each([
  // Wallonia: 3 % of 90,000. The same land for anything else: 12.5 %.
  ['wallonia', true, 90_000, 2_700],
  ['wallonia', false, 90_000, 11_250],
  // Flanders: the 2 % of a home does not hold for land: 12 % of 90,000.
  ['flanders', true, 90_000, 10_800],
  // Brussels: 100,000 are free up to a price of 300,000: 12.5 % of 200,000; above it, of all.
  ['brussels', true, 300_000, 25_000],
  ['brussels', true, 300_001, 37_500.13],
  ['brussels', true, 80_000, 0],
] as const)('duty on building land in %s, for an own home %s, at %d is %d', (region, ownHome, price, amount) => {
  expect(registrationDuty(price, region, { ownHome, land: true })?.amount).toBe(amount);
});

test('the duty includes its rate, abatement and date', () => {
  expect(registrationDuty(250_000, 'brussels', { ownHome: true })).toEqual({
    amount: 6_250,
    rate: 12.5,
    abatement: 200_000,
    since: '2023-04-01',
  });
});

test('no duty without region or price', () => {
  expect(registrationDuty(250_000, null, { ownHome: true })).toBeNull();
  expect(registrationDuty(Number.NaN, 'wallonia', { ownHome: true })).toBeNull();
  expect(registrationDuty(-1, 'wallonia', { ownHome: true })).toBeNull();
});

test('the monthly payment of a mortgage', () => {
  expect(monthlyPayment(200_000, 3, 240)).toBe(1105.15);
  expect(monthlyPayment(120_000, 0, 120)).toBe(1000);
  expect(monthlyPayment(0, 3, 240)).toBe(0);
  for (const [amount, rate, months] of [
    [1, 1, 0],
    [1, -1, 12],
    [Number.NaN, 1, 12],
  ] as const) {
    expect(monthlyPayment(amount, rate, months)).toBeNaN();
  }
});
