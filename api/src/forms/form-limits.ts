import type { FormId } from '@facade/shared-domain/model';
import type { Allowance } from '../limits/hit-counter.ts';

/** Forms from one network, of all kinds together, right or wrong. */
export const ALL_FORMS: Allowance = { max: 30, seconds: 600 };

/** Of these, right ones that bring no proof of a person: enough for a family, an office, a visitor without JavaScript. */
export const WITHOUT_PROOF: Allowance = { max: 15, seconds: 600 };

/** Window of `FORMS_WITHOUT_PROOF`, in seconds. */
export const SITE_WINDOW = 3600;

interface FormLimits {
  /** From one network, beside {@link ALL_FORMS}: fewer where a form makes the site write to others, or speak in public. */
  allowed?: Allowance;
  /** Largest body, in bytes. */
  bodyLimit?: number;
}

const HOUR = 3600;
const KB = 1024;

/** A proof of a provider is several thousand characters: nothing can be smaller than this. */
const SMALL = 16 * KB;

/** What one kind of form may, beside the limits of all. */
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
