import * as z from 'zod/mini';
import { comingDay } from './coming-day.ts';
import {
  amount,
  betweenFields,
  isFilled,
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

/** Maximum validity of an offer. */
const LONGEST_VALIDITY_DAYS = 366;

/** A custom condition needs a text. */
const saysCondition = betweenFields(
  'conditionText',
  'conditionText.required',
  ({ condition, conditionText }) => condition !== 'own' || isFilled(conditionText),
);

/** An offer for a home; the agency forwards it to the seller. */
export const purchaseOffer = z
  .object({
    propertyId: optionalId(),
    /** The home in the buyer's own words, if there is no `propertyId`. */
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
    /** Names of the co-buyers. */
    purchasers: optionalLine(300),
    message: optionalText(5000),
    /** The buyer knows that an accepted offer is binding. */
    binding: requiredTick('binding'),
    ...everyForm,
  })
  .check(namesHome, saysCondition);

export type PurchaseOffer = z.infer<typeof purchaseOffer>;
