import type { Example, Examples } from '@facade/section-kit/testing';
import { LoginView } from './login-view.tsx';

const view: Example['render'] = () => <LoginView />;

const send = (around: HTMLElement) => around.querySelector<HTMLElement>('[type=submit]')?.click();

/** The fields belong to the document, so that a password manager can fill them in. */
const logIn = (around: HTMLElement) => {
  for (const field of around.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')) {
    field.value = field.type === 'password' ? 'geheim' : 'els@example.be';
  }
  send(around);
};

export const examples: Examples = {
  empty: { render: view, bleed: true },
  'sent empty: what is wrong': { render: view, play: send, bleed: true },
  'logging in': { render: view, play: logIn, api: { '/owner/login': 'pending' }, bleed: true },
  refused: {
    render: view,
    play: logIn,
    api: { '/owner/login': { status: 401, body: { title: 'E-mail of wachtwoord klopt niet.' } } },
    bleed: true,
  },
  'the api does not answer': {
    render: view,
    play: logIn,
    api: { '/owner/login': { status: 503, body: null } },
    bleed: true,
  },
};
