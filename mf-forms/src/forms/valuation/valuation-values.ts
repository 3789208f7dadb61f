import { VALUATION_STEPS } from '@facade/shared-domain/forms/valuation/valuation-choices';
import type { FieldKinds } from '../../kit/values.ts';

const KINDS = { timeSlots: 'list', privacy: 'tick' } as const;

export const VALUATION_KINDS: FieldKinds = Object.fromEntries(
  VALUATION_STEPS.flatMap(({ fields }) => fields.map((name) => [name, KINDS[name as keyof typeof KINDS] ?? 'text'])),
);
