import * as z from 'zod/mini';
import { comingDay } from './coming-day.ts';
import {
  amount,
  oneOf,
  optionalAmount,
  optionalId,
  optionalLine,
  optionalText,
  requiredLine,
  requiredPhone,
  requiredTick,
  zip,
} from './fields.ts';
import { everyForm, namesHome, person } from './parts.ts';

/** What the purchase depends on. */
export const OFFER_CONDITIONS = ['none', 'loan', 'own'] as const;

/** An offer holds no longer than this. */
const LONGEST_VALIDITY_DAYS = 366;

/** Who chose a condition of their own says which. */
const saysCondition = z.refine<{ condition: string; conditionText?: string | undefined }>(
  ({ condition, conditionText }) => condition !== 'own' || conditionText !== undefined,
  { path: ['conditionText'], error: 'conditionText.required' },
);

/** Somebody offers a price for a home; the agency passes it on to the seller. */
export const purchaseOffer = z
  .object({
    propertyId: optionalId(),
    /** Which home, in the buyer's own words; where `propertyId` does not say. */
    home: optionalLine(200),
    /** Euro. */
    price: amount(1000, 100_000_000, 'price.required'),
    validUntil: comingDay('validUntil', LONGEST_VALIDITY_DAYS),
    condition: oneOf(OFFER_CONDITIONS, 'condition.required'),
    /** Euro; with the condition `loan`. */
    loanAmount: optionalAmount(1000, 100_000_000),
    conditionText: optionalText(2000),
    ...person,
    phone: requiredPhone(),
    address: requiredLine('address', 160),
    zip: zip(),
    city: requiredLine('city', 80),
    /** Names of the others who buy. */
    purchasers: optionalLine(300),
    message: optionalText(5000),
    /** Knows that a seller who accepts may hold the buyer to it. */
    binding: requiredTick('binding'),
    ...everyForm,
  })
  .check(namesHome, saysCondition);

export type PurchaseOffer = z.infer<typeof purchaseOffer>;
