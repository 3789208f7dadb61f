import type { Availability, Goal } from '@facade/shared-domain/model';

/** Words that the api itself writes: in brochures, on pictures for sharing, in feeds. */
export interface Words {
  goal: Record<Goal, string>;
  gone: Record<Exclude<Availability, 'available'>, string>;
  project: string;
  soldOut: string;
  /** Behind the name of a municipality that is meant with all its towns. */
  wholeMunicipality: string;
  /** Title of the table of facts. */
  facts: string;
  contact: string;
  scan: string;
  printed: string;
  noContract: string;
}
