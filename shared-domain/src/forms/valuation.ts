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
} from './fields.ts';
import { everyForm, person, timeSlots } from './parts.ts';

/** What is to be valued, as a visitor would call it. */
export const VALUATION_TYPES = ['house', 'apartment', 'land', 'building', 'commerce', 'garage', 'other'] as const;

export type ValuationType = (typeof VALUATION_TYPES)[number];

/** How a home looks today. */
export const HOME_STATES = ['new', 'good', 'dated', 'renovate', 'shell'] as const;

/** Labels as a certificate of any region names them, as far as an owner knows; their finer steps are for the agency. */
export const CERTIFICATE_LABELS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

/** The steps in which the form is asked, each with its fields in order. */
export const VALUATION_STEPS = [
  { id: 'address', fields: ['street', 'houseNumber', 'zip', 'city'] },
  { id: 'type', fields: ['type'] },
  {
    id: 'home',
    fields: ['livingArea', 'landArea', 'bedrooms', 'constructionYear', 'state', 'energyLabel', 'remarks'],
  },
  { id: 'contact', fields: ['firstName', 'lastName', 'email', 'phone', 'timeSlots', 'title', 'privacy'] },
] as const;

/** A home whose owner wants to know what it is worth. */
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
