import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import type { AccountData } from './account-data.ts';
import { AccountPanels } from './account-panels.tsx';
import { Account } from './account-view.style.ts';

/** An owner's login methods and sessions. */
export function AccountView({ data }: { data: AccountData }) {
  const t = useTexts('mf-owner');
  const { routes } = useSite();
  const language = useLanguage();
  const { name, email } = data.account.owner;
  return (
    <Account className="wrap">
      <header>
        <h1>{t('account.title')}</h1>
        <p className="who">{t('account.who', { name, email })}</p>
        <p>
          <a href={localizedPath(routes, '/owner/', language)}>{t('account.back')}</a>
        </p>
      </header>
      <AccountPanels realm="owner" {...data} />
    </Account>
  );
}
