import { definePage, type LoaderArgs } from '@facade/section-kit';
import type { Account } from '@facade/shared-domain/model';
import { type AccountData, readDone } from '../../account/account-data.ts';
import { StaffAccountView } from '../account/staff-account-view.tsx';
import { staffOnly } from '../staff-only.ts';

export const page = definePage<AccountData, 'mf-owner'>({
  access: 'owner',
  async loader({ api, language, url, signal }: LoaderArgs) {
    try {
      const account = await api.get<Account>('/agency/account', { signal });
      return { account, done: readDone(url.searchParams.get('done')) };
    } catch (error) {
      throw staffOnly(error, language);
    }
  },
  Component: StaffAccountView,
  head: ({ t, site }) => ({ title: `${t('account.title')} | ${site.agency.name}`, noindex: true }),
});
