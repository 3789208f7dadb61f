import type { Examples } from '@facade/section-kit/testing';
import { ForgottenPasswordView } from './forgotten-password-view.tsx';
import { NewPasswordView } from './new-password-view.tsx';

const send = (around: HTMLElement) => around.querySelector<HTMLElement>('[type=submit]')?.click();

export const examples: Examples = {
  forgotten: { render: () => <ForgottenPasswordView realm="owner" sent={false} />, bleed: true },
  'forgotten: sent empty': {
    render: () => <ForgottenPasswordView realm="owner" sent={false} />,
    play: send,
    bleed: true,
  },
  'forgotten: on its way': { render: () => <ForgottenPasswordView realm="owner" sent />, bleed: true },
  'a new one': { render: () => <NewPasswordView realm="owner" token="x" />, bleed: true },
};
