import { dayFromExport } from './clock.ts';
import type { Subject } from './facts/subject.ts';

const NEW = 1;
const NEW_PRICE = 5;

/** When the record was made and last changed: "new" is of this month, a new price of the last weeks. */
export function recordDates({ entry, random }: Subject): { CreateDate: string; ModifyDate: string } {
  const own = random.fork('dates');
  const age = entry.ribbon === NEW ? own.int(1, 18) : own.int(25, entry.status ? 420 : 300);
  const changed =
    entry.ribbon === NEW ? own.int(0, age) : entry.ribbon === NEW_PRICE ? own.int(2, 20) : own.int(1, age);
  return { CreateDate: dayFromExport(-age), ModifyDate: dayFromExport(-changed) };
}
