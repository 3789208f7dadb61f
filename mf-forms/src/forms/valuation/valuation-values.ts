import type { StepPlan } from '../../kit/steps/steps.tsx';
import type { FieldKinds } from '../../kit/values.ts';

/** Written out: the schema, which says the same, is fetched when the form is touched. A test compares the two. */
export const VALUATION_PLANS: readonly StepPlan[] = [
  { id: 'address', fields: ['street', 'houseNumber', 'zip', 'city'] },
  { id: 'type', fields: ['type'] },
  {
    id: 'home',
    fields: ['livingArea', 'landArea', 'bedrooms', 'constructionYear', 'state', 'energyLabel', 'remarks'],
  },
  { id: 'contact', fields: ['firstName', 'lastName', 'email', 'phone', 'timeSlots', 'title', 'privacy'] },
];

export const TYPES = ['house', 'apartment', 'land', 'building', 'commerce', 'garage', 'other'] as const;
export const STATES = ['new', 'good', 'dated', 'renovate', 'shell'] as const;
export const LABELS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

const KINDS = { timeSlots: 'list', privacy: 'tick' } as const;

export const VALUATION_KINDS: FieldKinds = Object.fromEntries(
  VALUATION_PLANS.flatMap(({ fields }) => fields.map((name) => [name, KINDS[name as keyof typeof KINDS] ?? 'text'])),
);
