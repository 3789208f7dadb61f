import { definePage } from '@facade/section-kit';
import { ForgottenPasswordView } from '../password/forgotten-password-view.tsx';
import { forgottenPassword, type SentData } from '../password/password-pages.ts';

export const page = definePage<SentData, 'mf-owner'>({
  ...forgottenPassword,
  Component: ({ data }) => <ForgottenPasswordView realm="owner" {...data} />,
});
