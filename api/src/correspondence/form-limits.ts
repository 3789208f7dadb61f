import type { FormId } from '@facade/shared-domain/model';
import type { Allowance } from '../platform/index.ts';

/** Forms from one network, of all kinds together, valid or not. */
export const ALL_FORMS: Allowance = { max: 30, seconds: 600 };

/** Of these, valid ones without a proof: enough for a family, an office, a visitor without JavaScript. */
export const WITHOUT_PROOF: Allowance = { max: 15, seconds: 600 };

/** Window of `FORMS_WITHOUT_PROOF`, in seconds. */
export const SITE_WINDOW = 3600;

interface FormLimits {
  /** From one network, in addition to {@link ALL_FORMS}: fewer if a form makes the site mail other people, or publish. */
  allowed?: Allowance;
  /** Maximum size of the body, in bytes. */
  bodyLimit?: number;
}

const HOUR = 3600;
const KB = 1024;

/** A provider's proof has several thousand characters: no limit may be smaller than this. */
const SMALL = 16 * KB;

/** The limits of one kind of form, in addition to those of all forms. */
const LIMITS: Partial<Record<FormId, FormLimits>> = {
  contact: { bodyLimit: 48 * KB },
  'property-enquiry': { bodyLimit: 48 * KB },
  'project-enquiry': { bodyLimit: 48 * KB },
  documents: { allowed: { max: 60, seconds: HOUR }, bodyLimit: 32 * KB },
  demand: { allowed: { max: 40, seconds: HOUR }, bodyLimit: 32 * KB },
  'demand-unsubscribe': { allowed: { max: 40, seconds: HOUR }, bodyLimit: SMALL },
  'send-to-friend': { allowed: { max: 20, seconds: HOUR }, bodyLimit: 24 * KB },
  testimonial: { allowed: { max: 20, seconds: HOUR }, bodyLimit: 32 * KB },
  'follow-homes': { allowed: { max: 40, seconds: HOUR }, bodyLimit: SMALL },
  newsletter: { allowed: { max: 40, seconds: HOUR }, bodyLimit: SMALL },
};

export const limitsOf = (form: FormId): FormLimits => LIMITS[form] ?? {};
