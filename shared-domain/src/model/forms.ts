/** The forms that visitors can send: `POST /api/forms/{id}`, as JSON or as a browser posts a plain form. */
export const FORM_IDS = [
  'contact',
  'property-enquiry',
  'project-enquiry',
  'documents',
  'visit',
  'demand',
  'demand-unsubscribe',
  'valuation',
  'send-to-friend',
  'testimonial',
  'newsletter',
  'follow-homes',
  'rental-application',
  'purchase-offer',
] as const;

export type FormId = (typeof FORM_IDS)[number];

/** Answer with status 201. `next` is the path of the page to show next, in the visitor's language. */
export interface FormReceipt {
  id: string;
  next: string;
}

/**
 * `GET /api/captcha`: what a browser needs to prove that a person sends the form. `altcha`: the challenge, and the address of the worker
 * that solves it. The others are external services with the agency's key.
 */
export type CaptchaOffer =
  | { provider: 'none' }
  | { provider: 'altcha'; solver: string; challenge: Record<string, unknown>; expiresIn: number }
  | { provider: 'turnstile' | 'hcaptcha' | 'friendly'; siteKey: string };

/** A problem with one field of a form or one parameter: its name, and a message to show beside it. */
export interface FieldError {
  path: string;
  message: string;
}

/** RFC 9457 problem document. Every error of the api has this form, in the language of `lang` or Accept-Language. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: FieldError[];
  requestId?: string;
}
