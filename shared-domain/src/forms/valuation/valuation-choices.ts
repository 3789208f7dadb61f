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
