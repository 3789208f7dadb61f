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
  language?: Language;
  form?: ReturnedForm;
}

let visits = 1000;

/** Each test is about another property, so that none finds the draft of another. */
export const someProperty = (): About => ({ kind: 'property', id: visits++ });

/** A page with the contact form on it, and the address that the visitor is at. */
export const contactPage = ({ about = someProperty(), withoutWishes, language, form }: Situation = {}) =>
  formPage(<ContactForm about={about} withoutWishes={withoutWishes} />, language, form);

export const send = (texts = nl) => user.click(screen.getByRole('button', { name: texts.send }));

/** All that the form needs, in Dutch. */
export async function fillIn(): Promise<void> {
  write(nl.fields.firstName, 'An');
  write(nl.fields.lastName, 'Peeters');
  write(nl.fields.email, 'an@example.be');
  write(nl.fields.message, 'Kan ik komen kijken?');
  await user.click(field(nl.fields.privacy));
}
