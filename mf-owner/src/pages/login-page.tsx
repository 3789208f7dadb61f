import { definePage, type LoaderArgs, redirectTo } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { alternatePaths } from '@facade/shared-domain/paths/alternate-paths';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { LoginView } from '../login/login-view.tsx';

interface LoginData {
  alternates: Partial<Record<Language, string>>;
}

export const page = definePage<LoginData, 'mf-owner'>({
  access: 'owner',
  async loader({ api, site, language, signal }: LoaderArgs) {
    // If the session is unknown, show the login anyway.
    const session = api.get<{ loggedIn: boolean }>('/owner/session', { signal }).catch(() => null);
    if ((await session)?.loggedIn) throw redirectTo(localizedPath(site.routes, '/owner/', language), 302);
    return { alternates: alternatePaths(site, '/login/') };
  },
  Component: LoginView,
  head: ({ data, t, site }) => ({
    title: `${t('login.title')} | ${site.agency.name}`,
    description: t('login.intro'),
    alternates: data.alternates,
  }),
});
