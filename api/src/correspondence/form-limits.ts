import type { FormId } from '@facade/shared-domain/model';
import { ALLOWANCES, type Allowance } from '../platform/index.ts';

/** Window of `FORMS_WITHOUT_PROOF`, in seconds. */
export const SITE_WINDOW = 3600;

interface FormLimits {
  /** From one network, in addition to those of all forms. */
  allowed?: Allowance;
  /** Maximum size of the body, in bytes. */
  bodyLimit?: number;
}

const KB = 1024;

/** A provider's proof has several thousand characters: no limit may be smaller than this. */
const SMALL = 16 * KB;

/** The limits of one kind of form, in addition to those of all forms. */
const LIMITS: Partial<Record<FormId, FormLimits>> = {
  contact: { bodyLimit: 48 * KB },
  'property-enquiry': { bodyLimit: 48 * KB },
  'project-enquiry': { bodyLimit: 48 * KB },
  documents: { allowed: ALLOWANCES.documentForms, bodyLimit: 32 * KB },
  demand: { allowed: ALLOWANCES.subscriptionForms, bodyLimit: 32 * KB },
  'demand-unsubscribe': { allowed: ALLOWANCES.subscriptionForms, bodyLimit: SMALL },
  'send-to-friend': { allowed: ALLOWANCES.publicForms, bodyLimit: 24 * KB },
  testimonial: { allowed: ALLOWANCES.publicForms, bodyLimit: 32 * KB },
  'follow-homes': { allowed: ALLOWANCES.subscriptionForms, bodyLimit: SMALL },
  newsletter: { allowed: ALLOWANCES.subscriptionForms, bodyLimit: SMALL },
};

export const limitsOf = (form: FormId): FormLimits => LIMITS[form] ?? {};
