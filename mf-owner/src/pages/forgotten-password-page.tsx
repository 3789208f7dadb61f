import { definePage, type LoaderArgs } from '@facade/section-kit';
import { ForgottenPasswordView } from '../components/password/forgotten-password-view.tsx';

export const page = definePage<{ sent: boolean }>({
  access: 'owner',
  // After a post without JavaScript the URL says that it was accepted.
  loader: async ({ url }: LoaderArgs) => ({ sent: url.searchParams.has('sent') }),
  Component: ({ data }) => <ForgottenPasswordView sent={data.sent} />,
  head: ({ t, site }) => ({
    title: `${t('password.forgotten.title')} | ${site.agency.name}`,
    description: t('password.forgotten.intro'),
    noindex: true,
  }),
});
