import { definePage, type LoaderArgs, redirectTo } from '@facade/section-kit';
import { leadPath } from '@facade/shared-domain/paths/staff-paths';
import { StaffLoginView } from '../account/staff-login-view.tsx';
import { inboxPath } from '../agency-paths.ts';

interface LoginData {
  /** Path of the page that was asked for. */
  next: string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const page = definePage<LoginData, 'mf-owner'>({
  access: 'owner',
  async loader({ api, url, language, signal }: LoaderArgs) {
    const lead = url.searchParams.get('lead') ?? '';
    const next = UUID.test(lead) ? leadPath(language, lead) : inboxPath(language);
    // If the session is unknown, show the login anyway.
    const session = await api.get<{ loggedIn: boolean }>('/agency/session', { signal }).catch(() => null);
    if (session?.loggedIn) throw redirectTo(next, 302);
    return { next };
  },
  Component: StaffLoginView,
  head: ({ t, site }) => ({ title: `${t('agency.login.title')} | ${site.agency.name}`, noindex: true }),
});
