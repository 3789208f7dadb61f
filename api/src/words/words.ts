import type { Availability, Goal } from '@facade/shared-domain/model';

/** Words that the api itself writes: in brochures, on pictures for sharing, in feeds. */
export interface Words {
  goal: Record<Goal, string>;
  gone: Record<Exclude<Availability, 'available'>, string>;
  perMonth: string;
  bouquet: string;
  project: string;
  soldOut: string;
  /** Title of the table of facts. */
  facts: string;
  energy: string;
  certificate: string;
  perM2Year: string;
  plan: string;
  contact: string;
  scan: string;
  charges: string;
  annuity: string;
  vat: string;
  yes: string;
  no: string;
  printed: string;
  noContract: string;
  /** Key of a fact → its label. A fact without one is on the page only. */
  labels: Record<string, string>;
}
