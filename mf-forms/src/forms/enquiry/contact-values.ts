import type { FormId } from '@facade/shared-domain/model';
import type { EnquiryWish } from '@facade/shared-domain/paths/forms/enquiry-anchor';
import type { FormSubject } from '@facade/shared-domain/paths/forms/form-paths';

/** The check box of each wish about a property or project. */
export const WISH_BOXES = {
  visit: 'wantsVisit',
  information: 'wantsInformation',
  documents: 'wantsDocuments',
} as const satisfies Record<EnquiryWish, string>;

/** The check boxes in their order on the page. */
export const WISHES = Object.values(WISH_BOXES);

const MESSAGE_FIELDS = {
  message: 'text',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  timeSlots: 'list',
  title: 'text',
  privacy: 'tick',
} as const;

const WISH_FIELDS = { wantsVisit: 'tick', wantsInformation: 'tick', wantsDocuments: 'tick' } as const;

export type About = FormSubject | null;

/** What a contact form is shown for. */
export interface ContactProps {
  /** Null: the general form. */
  about: About;
  /** Asks for no visit, information or documents. */
  withoutWishes?: boolean | undefined;
  /** What it is called: the message begins with a sentence about it. */
  name?: string | undefined;
}

export const asksForWishes = ({ about, withoutWishes }: Omit<ContactProps, 'name'>): boolean =>
  about !== null && !withoutWishes;

/** The fields a visitor sees, in their order on the page. */
export const fieldsOf = (props: ContactProps) => (asksForWishes(props) ? ENQUIRY_FIELDS : MESSAGE_FIELDS);

const ENQUIRY_FIELDS = { ...WISH_FIELDS, ...MESSAGE_FIELDS } as const;

/** Which form of the api this is. */
export const formId = (about: About): FormId => (about ? `${about.kind}-enquiry` : 'contact');
