import type { ReturnedForm } from '@facade/section-kit';
import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { Language, RouteEntry } from '@facade/shared-domain/model';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { ContactForm } from '../components/contact-form.tsx';
import fr from '../locales/fr.json';
import nl from '../locales/nl.json';
import type { About } from '../model/contact-values.ts';

const feedback: RouteEntry = {
  original: '/feedback/contact-me/',
  paths: { nl: '/nl/bedankt/contact-me/', fr: '/fr/merci/contact-me/' },
  type: 'feedback',
  label: 'Bedankt',
  parent: null,
};

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

interface Situation {
  about?: About;
  language?: Language;
  form?: ReturnedForm;
}

let visits = 1000;

/** Each test is about another property, so that none finds the draft of another. */
export const someProperty = (): About => ({ kind: 'property', id: visits++ });

/** A page with the contact form on it, and the address that the visitor is at. */
export function contactPage({ about = someProperty(), language = 'nl', form }: Situation = {}) {
  const site = sampleSite(language);
  return (
    <TestPage
      site={{ ...site, routes: [...site.routes, feedback] }}
      language={language}
      locales={{ 'mf-forms': language === 'fr' ? fr : nl }}
      form={form}
    >
      <ContactForm about={about} />
      <Address />
    </TestPage>
  );
}

export const user = userEvent.setup({ delay: null });

export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

export const send = (texts = nl) => user.click(screen.getByRole('button', { name: texts.send }));

export const write = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });

/** All that the form needs, in Dutch. */
export async function fillIn(): Promise<void> {
  write(nl.fields.firstName, 'An');
  write(nl.fields.lastName, 'Peeters');
  write(nl.fields.email, 'an@example.be');
  write(nl.fields.message, 'Kan ik komen kijken?');
  await user.click(field(nl.fields.privacy));
}
