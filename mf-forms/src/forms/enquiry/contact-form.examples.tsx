import type { Example, Examples } from '@facade/section-kit/testing';
import { ContactForm } from './contact-form.tsx';
import type { About } from './contact-values.ts';

const form =
  (about: About): Example['render'] =>
  () => <ContactForm about={about} />;

const send = (around: HTMLElement) => around.querySelector<HTMLElement>('[type=submit]')?.click();

/** All required values; returned values fill in the form. */
const filledIn = {
  form: 'contact',
  values: {
    title: 'ms',
    firstName: 'An',
    lastName: 'Peeters',
    email: 'an@example.be',
    message: 'Kan ik komen kijken?',
    privacy: 'true',
  },
  errors: {},
};

export const examples: Examples = {
  empty: form(null),
  'about a property': form({ kind: 'property', id: 4321 }),
  'about a project': form({ kind: 'project', id: 79 }),
  'filled in': { render: form(null), form: filledIn },
  'sent empty: what is wrong': { render: form(null), play: send },
  sending: { render: form(null), form: filledIn, api: { '/forms/contact': 'pending' }, play: send },
  'refused by the api': {
    render: form(null),
    form: filledIn,
    api: {
      '/forms/contact': {
        status: 422,
        body: { title: 'Niet verstuurd', errors: [{ path: 'email', message: 'Dit adres bestaat niet' }] },
      },
    },
    play: send,
  },
  'not stored': {
    render: form(null),
    form: filledIn,
    api: { '/forms/contact': { status: 500, body: { title: 'Er liep iets mis. Bel ons gerust.' } } },
    play: send,
  },
  'long text': {
    render: form(null),
    form: {
      ...filledIn,
      values: {
        ...filledIn.values,
        firstName: 'Marie-Antoinette Josephine Philippine',
        email: 'marie-antoinette.vandenbroucke-dupont@een-heel-lang-domein.example',
        message: 'Wij zoeken al een jaar een huis met een tuin. '.repeat(20),
      },
    },
  },
};
