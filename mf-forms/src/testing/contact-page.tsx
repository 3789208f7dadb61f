import type { ReturnedForm } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { screen } from '@testing-library/react';
import { ContactForm } from '../forms/enquiry/contact-form.tsx';
import type { About } from '../forms/enquiry/contact-values.ts';
import nl from '../locales/nl.json';
import { field, formPage, user, write } from './form-page.tsx';

interface Situation {
  about?: About;
  withoutWishes?: boolean;
  name?: string;
  language?: Language;
  form?: ReturnedForm;
}

let visits = 1000;

/** Each test uses another property, so that none finds another's draft. */
export const someProperty = (): About => ({ kind: 'property', id: visits++ });

/** A page with the contact form on it, and the address that the visitor is at. */
export const contactPage = ({ about = someProperty(), withoutWishes, name, language, form }: Situation = {}) =>
  formPage(<ContactForm about={about} withoutWishes={withoutWishes} name={name} />, language, form);

export const send = (texts = nl) => user.click(screen.getByRole('button', { name: texts.send }));

/** All that the form needs, in Dutch. */
export async function fillIn(): Promise<void> {
  write(nl.fields.firstName, 'An');
  write(nl.fields.lastName, 'Peeters');
  write(nl.fields.email, 'an@example.be');
  write(nl.fields.message, 'Kan ik komen kijken?');
  await user.click(field(nl.fields.privacy));
}
