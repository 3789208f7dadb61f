import { isMailTemplate, type MailTemplate } from './templates.ts';

/**
 * - `agency`: to the agency
 * - `done`: says what was done, to a person who relies on it
 * - `link`: a link that a person waits for, or a text to a friend
 * - `receipt`: says that a message has arrived
 * - `account`: about the login of one person
 * - `bulk`: to many people, or at no particular time
 */
export type MailClass = 'agency' | 'done' | 'link' | 'receipt' | 'account' | 'bulk';

const CLASSES: Readonly<Record<MailTemplate, MailClass>> = {
  'enquiry-agency': 'agency',
  'visit-agency': 'agency',
  'lead-assigned': 'agency',
  'import-agency': 'agency',
  'contact-confirmation': 'receipt',
  'property-confirmation': 'receipt',
  'project-confirmation': 'receipt',
  'documents-link': 'done',
  'visit-requested': 'receipt',
  'visit-held': 'done',
  'visit-booked': 'done',
  'visit-moved': 'done',
  'visit-cancelled': 'done',
  'demand-confirm': 'link',
  'demand-matches': 'bulk',
  'demand-link': 'link',
  'newsletter-link': 'link',
  'newsletter-confirm': 'link',
  newsletter: 'bulk',
  'favourites-confirm': 'link',
  'favourites-changed': 'bulk',
  'valuation-confirmation': 'receipt',
  'send-to-friend': 'link',
  'testimonial-confirmation': 'receipt',
  'rental-application-confirmation': 'done',
  'purchase-offer-confirmation': 'done',
  'owner-visit': 'done',
  'owner-reply': 'done',
  'owner-summary': 'bulk',
  'password-reset': 'account',
  'owner-invitation': 'account',
  'staff-invitation': 'account',
  'password-changed': 'account',
  'passkey-added': 'account',
  'passkey-removed': 'account',
};

/** Mails of a higher priority are sent first: those to the agency, then those that a person waits for. */
export const PRIORITY: Readonly<Record<MailClass, number>> = {
  agency: 10,
  done: 5,
  link: 5,
  receipt: 5,
  account: 5,
  bulk: 0,
};

/** The class of a mail by the name of its template; undefined for a mail of an earlier version. */
export const mailClassOf = ({ kind = '' }: { kind?: string | undefined }): MailClass | undefined =>
  isMailTemplate(kind) ? CLASSES[kind] : undefined;
