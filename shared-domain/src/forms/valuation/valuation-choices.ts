/** Types of homes, in a visitor's words. */
export const VALUATION_TYPES = ['house', 'apartment', 'land', 'building', 'commerce', 'garage', 'other'] as const;

export type ValuationType = (typeof VALUATION_TYPES)[number];

/** Condition of a home. */
export const HOME_STATES = ['new', 'good', 'dated', 'renovate', 'shell'] as const;

/** Labels of certificates of any region, without the finer steps, which owners may not know. */
export const CERTIFICATE_LABELS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

/** The steps of the form, each with its fields in order. */
export const VALUATION_STEPS = [
  { id: 'address', fields: ['street', 'houseNumber', 'zip', 'city'] },
  { id: 'type', fields: ['type'] },
  {
    id: 'home',
    fields: ['livingArea', 'landArea', 'bedrooms', 'constructionYear', 'state', 'energyLabel', 'remarks'],
  },
  { id: 'contact', fields: ['firstName', 'lastName', 'email', 'phone', 'timeSlots', 'title', 'privacy'] },
] as const;
