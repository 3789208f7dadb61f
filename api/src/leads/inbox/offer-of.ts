import type { Offer } from '@facade/shared-domain/model';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import { textOf } from './describe.ts';

/** The offer in a submission's fields; null if its form is another one. */
export function offerOf(form: string, fields: Record<string, unknown>): Offer | null {
  const { price, loanAmount } = fields;
  if (form !== 'purchase-offer' || typeof price !== 'number') return null;
  const condition = textOf(fields.condition) as Offer['condition'];
  return {
    price,
    validUntil: textOf(fields.validUntil),
    condition,
    ...(condition === 'loan' && typeof loanAmount === 'number' && { loanAmount }),
    ...(condition === 'own' && { conditionText: textOf(fields.conditionText) }),
  };
}

/** For a row of `submission`: the agency showed this offer to the owner of the home. The lead's history records when and who. */
export const OFFER_IS_SHOWN = sql<boolean>`exists (select from lead_event
  where lead_event.lead_id = submission.id and lead_event.kind = 'offerShown')`;

/** Whether this lead is an offer for a home of the site that its owner does not see yet. */
export async function canShowOffer(tx: Transaction<Tables>, leadId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('submission')
    .select(OFFER_IS_SHOWN.as('isShown'))
    .where('id', '=', leadId)
    .where('form', '=', 'purchase-offer')
    .where('property_id', 'is not', null)
    .executeTakeFirst();
  return found !== undefined && !found.isShown;
}
