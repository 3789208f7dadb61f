import { definePage } from '@facade/section-kit';
import { NewPasswordView } from '../../password/new-password-view.tsx';
import { type LinkData, newPassword } from '../../password/password-pages.ts';

export const page = definePage<LinkData, 'mf-owner'>({
  ...newPassword,
  Component: ({ data }) => <NewPasswordView realm="staff" {...data} />,
});
