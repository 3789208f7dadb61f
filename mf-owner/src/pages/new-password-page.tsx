import { definePage, type LoaderArgs } from '@facade/section-kit';
import { NewPasswordView } from '../components/password/new-password-view.tsx';

export const page = definePage<{ token: string }>({
  access: 'owner',
  loader: async ({ url }: LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' }),
  Component: ({ data }) => <NewPasswordView token={data.token} />,
  head: ({ t, site }) => ({
    title: `${t('password.new.title')} | ${site.agency.name}`,
    description: t('password.new.intro'),
    noindex: true,
  }),
});
