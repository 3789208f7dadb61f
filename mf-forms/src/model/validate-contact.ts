import { isEmpty } from '@facade/shared-domain/language/text';
import type { ContactField, ContactValues } from './contact-values.ts';

/** Field → key of the message to show. The api checks again, and more: this only spares the visitor a round trip. */
export type ContactErrors = Partial<Record<ContactField, string>>;

/** Rougher than the api's rule, so that it never refuses what the api would take. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const DIGITS = /\d/g;
const FEWEST_DIGITS = 8;
const REQUIRED = ['firstName', 'lastName', 'email', 'message'] as const;

export function validateContact(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {};
  for (const name of REQUIRED) if (isEmpty(values[name])) errors[name] = `errors.${name}.required`;
  if (!errors.email && !EMAIL.test(values.email?.trim() ?? '')) errors.email = 'errors.email.invalid';
  if (!isEmpty(values.phone) && (values.phone?.match(DIGITS)?.length ?? 0) < FEWEST_DIGITS)
    errors.phone = 'errors.phone.invalid';
  if (values.wantsVisit && isEmpty(values.phone)) errors.phone = 'errors.phone.requiredForVisit';
  if (!values.privacy) errors.privacy = 'errors.privacy.required';
  return errors;
}
