import type { PictureOrder } from '../pictures/scene.ts';
import { EXPORTED_AT } from './clock.ts';
import { agents, categoryRecords, ribbons } from './lookups.ts';
import { owners } from './owners.ts';
import { plan } from './plan/all.ts';
import { cityRecords } from './records/city-records.ts';
import { offMarketRecords } from './records/off-market-records.ts';
import { projectRecords } from './records/project-records.ts';
import { recordsOf } from './records/property-records.ts';
import type { Feed } from './records/record.ts';
import { createDealer } from './text/telling.ts';

/** The whole feed and the pictures to draw for it. The same at every call. */
export function buildFeed(): { feed: Feed; orders: PictureOrder[] } {
  const dealer = createDealer();
  const made = plan.map((entry) => recordsOf(entry, dealer));
  const properties = made.flatMap(({ records }) => records);
  const projects = projectRecords(properties);
  const secret = offMarketRecords(dealer);
  const feed: Feed = {
    generatedAt: EXPORTED_AT,
    properties: [...properties, ...secret.records],
    projects: projects.records,
    categories: [...categoryRecords],
    ribbons: [...ribbons],
    agents: [...agents],
    cities: cityRecords(properties),
    owners: [...owners],
  };
  return { feed, orders: [...made.flatMap(({ orders }) => orders), ...secret.orders, ...projects.orders] };
}
