import { contact, type Enquiry, projectEnquiry, propertyEnquiry } from '@facade/shared-domain/forms/enquiry';
import {
  defineForm,
  type FormDefinition,
  homeQuery,
  type NextPage,
  type Submission,
} from '../../correspondence/index.ts';
import { confirmationMail, enquiryMail } from '../enquiry-mail.ts';

/** The thank-you page of every form that requests a visit. */
const APPOINTMENT = '/feedback/contact-appointment/';

const mails = ({ values, subject, parties }: Submission<Enquiry>) => [
  enquiryMail(values, { ...parties, subject: subject.agency }),
  confirmationMail(values, { ...parties, subject: subject.visitor }),
];

const nextTo =
  (path: string) =>
  ({ values, subject }: Submission<Enquiry>): NextPage => ({
    path: values.wantsVisit ? APPOINTMENT : path,
    // The next page shows only public data.
    ...(subject.visitor?.isPublic && { query: homeQuery(values) }),
  });

/** Questions to the agency: general, or about a property or a project. */
export const enquiryForms: readonly FormDefinition<Enquiry>[] = [
  defineForm({ id: 'contact', schema: contact, mails, next: nextTo('/feedback/site-contact/') }),
  defineForm({ id: 'property-enquiry', schema: propertyEnquiry, mails, next: nextTo('/feedback/contact-me/') }),
  defineForm({ id: 'project-enquiry', schema: projectEnquiry, mails, next: nextTo('/feedback/contact-construction/') }),
];
