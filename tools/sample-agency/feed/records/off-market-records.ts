import type { PictureOrder } from '../../pictures/scene.ts';
import { deriveFacts } from '../facts/derive.ts';
import { subjectOf } from '../facts/subject.ts';
import { ordersOfProperty } from '../orders.ts';
import { offMarket } from '../plan/off-market.ts';
import type { Dealer } from '../text/telling.ts';
import { recordsOf } from './property-records.ts';
import type { PropertyRecord } from './record.ts';

/** Records of the homes that are offered without being published. The CRM has pictures of them too; one each is enough to stay unseen. */
export function offMarketRecords(dealer: Dealer): { records: PropertyRecord[]; orders: PictureOrder[] } {
  const made = offMarket.map((entry) => {
    const subject = subjectOf(entry);
    return recordsOf(entry, dealer, ordersOfProperty(subject, deriveFacts(subject)).slice(0, 1));
  });
  return { records: made.flatMap(({ records }) => records), orders: made.flatMap(({ orders }) => orders) };
}
