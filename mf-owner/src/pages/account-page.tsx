import { definePage, isApiError, type LoaderArgs, redirectTo } from '@facade/section-kit';
import type { Account } from '@facade/shared-domain/model';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import type { AccountData } from '../account/account-data.ts';
import { readDone } from '../account/account-data.ts';
import { AccountView } from '../account/account-view.tsx';

export const page = definePage<AccountData, 'mf-owner'>({
  access: 'owner',
  async loader({ api, site, language, url, signal }: LoaderArgs) {
    try {
      const account = await api.get<Account>('/owner/account', { signal });
      return { account, done: readDone(url.searchParams.get('done')) };
    } catch (error) {
      if (isApiError(error) && error.status === 401)
        throw redirectTo(localizedPath(site.routes, '/login/', language), 302);
      throw error;
    }
  },
  Component: AccountView,
  head: ({ t, site }) => ({ title: `${t('account.title')} | ${site.agency.name}`, noindex: true }),
});
