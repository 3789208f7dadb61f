import { buildFeed } from './build-feed.ts';
import { EXPORTED_AT } from './clock.ts';

const NEW_PRICE = 5;
const { properties } = buildFeed().feed;
const withHistory = properties.filter(({ PriceHistory }) => PriceHistory.length > 0);

test('every home with a new price says which one it had, and several others had another long ago', () => {
  const ids = new Set(withHistory.map(({ ID }) => ID));
  const reduced = properties.filter(({ Marquee, Status }) => Marquee === NEW_PRICE && Status === 1);
  const told = reduced.filter(({ PublishPrice, AnnuityMonthly }) => PublishPrice && AnnuityMonthly === null);
  for (const { ID } of told) expect(ids).toContain(ID);
  const reducedIds = new Set(told.map(({ ID }) => ID));
  expect(reducedIds.size).toBeGreaterThanOrEqual(3);
  expect(ids.size - reducedIds.size).toBeGreaterThanOrEqual(3);
});

test('a history is in the order of time, falls in round steps and ends with the present price', () => {
  for (const { ID, Price, CreateDate, ModifyDate, PriceHistory } of withHistory) {
    expect([ID, PriceHistory[0]?.Date, PriceHistory.at(-1)]).toEqual([ID, CreateDate, { Date: ModifyDate, Price }]);
    for (const [index, { Date: date, Price: price }] of PriceHistory.entries()) {
      const next = PriceHistory[index + 1];
      if (next) expect([ID, next.Date > date, next.Price < price, price % 5]).toEqual([ID, true, true, 0]);
    }
    expect(PriceHistory.every((one) => one.Date <= EXPORTED_AT)).toBe(true);
  }
});

test('a hidden price, an annuity and a home that is gone have none', () => {
  for (const { PublishPrice, AnnuityMonthly, Status } of withHistory)
    expect([PublishPrice, AnnuityMonthly, Status]).toEqual([true, null, 1]);
});
