import * as z from 'zod/mini';
import {
  oneOf,
  optionalAmount,
  optionalOneOf,
  optionalText,
  optionalWhole,
  requiredLine,
  requiredPhone,
  zip,
} from '../fields.ts';
import { everyForm, person, timeSlots } from '../parts.ts';
import { CERTIFICATE_LABELS, HOME_STATES, VALUATION_TYPES } from './valuation-choices.ts';

/** A home whose owner requests a valuation. */
export const valuation = z.object({
  street: requiredLine('street', 120),
  houseNumber: requiredLine('houseNumber', 20),
  zip: zip(),
  city: requiredLine('city', 80),
  type: oneOf(VALUATION_TYPES, 'type.required'),
  /** m² */
  livingArea: optionalAmount(1, 100_000),
  /** m² */
  landArea: optionalAmount(1, 10_000_000),
  bedrooms: optionalWhole(0, 100),
  constructionYear: optionalWhole(1000, 2100),
  state: optionalOneOf(HOME_STATES),
  energyLabel: optionalOneOf(CERTIFICATE_LABELS),
  remarks: optionalText(5000),
  ...person,
  phone: requiredPhone(),
  timeSlots: timeSlots(),
  ...everyForm,
});

export type Valuation = z.infer<typeof valuation>;
