import { definePage, type LoaderArgs } from '@facade/platform/section';
import { alternatePaths } from '@facade/shared-domain/alternate-paths';
import type { Language } from '@facade/shared-domain/model';
import { LoginView } from '../components/login-view.tsx';

interface LoginData {
  alternates: Partial<Record<Language, string>>;
}

export const page = definePage<LoginData>({
  loader: async ({ site }: LoaderArgs) => ({ alternates: alternatePaths(site, '/login/') }),
  Component: LoginView,
  head: ({ data, t, site }) => ({
    title: `${t('login.title')} | ${site.agency.name}`,
    description: t('login.intro'),
    alternates: data.alternates,
  }),
});
