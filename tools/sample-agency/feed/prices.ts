import { recordDates } from './dates.ts';
import type { Subject } from './facts/subject.ts';
import type { DatedPrice } from './records/record.ts';

const NEW_PRICE = 5;

/** One in so many of the other homes came down in price, longer ago. */
const ONE_IN = 7;

const DAY = 86_400_000;

/** Asking prices are round. */
const roundTo = (amount: number, step: number) => Math.round(amount / step) * step;

/**
 * The prices a home was published at, the present one last: those with the ribbon "new price" came down on the day of their last change,
 * some others longer ago. Empty where the price never changed, where it is hidden and where an annuity counts beside it.
 */
export function priceHistoryOf(subject: Subject, { annuity }: { annuity: boolean }): DatedPrice[] {
  const { entry, random } = subject;
  const own = random.fork('prices');
  const { CreateDate, ModifyDate } = recordDates(subject);
  const days = (Date.parse(ModifyDate) - Date.parse(CreateDate)) / DAY;
  const isReduced = entry.ribbon === NEW_PRICE || (!entry.ribbon && days > 60 && own.int(1, ONE_IN) === 1);
  if (!isReduced || annuity || entry.hidePrice || entry.status || days < 1) return [];
  const step = entry.goal === 'rent' ? 5 : entry.price < 40_000 ? 500 : 1000;
  const first = roundTo(entry.price * (1 + own.int(4, 9) / 100), step);
  const between = roundTo((first + entry.price) / 2, step);
  const steps = days > 150 && between > entry.price && between < first ? [first, between] : [first];
  const dated = steps.map((Price, index): DatedPrice => {
    const at = new Date(Date.parse(CreateDate) + Math.round((index * days) / 2) * DAY);
    return { Date: at.toISOString().slice(0, 10), Price };
  });
  return [...dated, { Date: ModifyDate, Price: entry.price }];
}
