import type { FormName } from '@facade/shared-domain/model';
import type { EnquiryWish } from '@facade/shared-domain/paths/enquiry-anchor';

/** What a visitor types into the contact form. Names are those of the api. */
export interface ContactValues {
  title?: 'mr' | 'ms' | 'miss';
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  message?: string;
  wantsVisit?: boolean;
  wantsInformation?: boolean;
  wantsDocuments?: boolean;
  /** Times at which the visitor likes to be called. */
  timeSlots?: string[];
  privacy?: boolean;
  /** Nobody sees this field; a program that fills in every field gives itself away. */
  website?: string;
}

export type ContactField = keyof ContactValues;

/** The check box of each wish about a property or project. */
export const WISH_BOXES = {
  visit: 'wantsVisit',
  information: 'wantsInformation',
  documents: 'wantsDocuments',
} as const satisfies Record<EnquiryWish, string>;

/** The check boxes in their order on the page. */
export const WISHES = Object.values(WISH_BOXES);

/** The fields a visitor sees, in their order on the page. */
export const FIELDS: readonly ContactField[] = [
  ...WISHES,
  'title',
  'firstName',
  'lastName',
  'email',
  'phone',
  'timeSlots',
  'message',
  'privacy',
];

/** The longest text the api takes. */
export const LONGEST = { firstName: 80, lastName: 80, email: 254, phone: 40, message: 5000 } as const;

export type About = { kind: 'property' | 'project'; id: number } | null;

/** Which form of the api this is. */
export const formName = (about: About): FormName => (about ? `${about.kind}-enquiry` : 'contact');

/** Fields that say what the message is about. */
export const subjectFields = (about: About): Record<string, number> => (about ? { [`${about.kind}Id`]: about.id } : {});

const isTicked = (value: unknown): boolean => ['true', 'on'].includes(String(value));

/** Values as a browser posts them, where everything is text and a box that is not ticked is not there. */
export function fromPosted(values: Record<string, string | string[]>): ContactValues {
  const texts = Object.fromEntries(FIELDS.map((name) => [name, values[name] && String(values[name])]));
  const ticked = Object.fromEntries([...WISHES, 'privacy'].map((name) => [name, isTicked(values[name])]));
  return { ...texts, ...ticked, timeSlots: [values.timeSlots ?? []].flat() } as ContactValues;
}
