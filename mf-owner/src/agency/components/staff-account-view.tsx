import { useTexts } from '@facade/section-kit';
import { AccountPanels } from '../../components/account/account-panels.tsx';
import { Account } from '../../components/account/account-view.style.ts';
import type { AccountData } from '../../model/account-data.ts';
import { StaffHead } from './staff-head.tsx';

/** The login methods and sessions of a member of staff. */
export function StaffAccountView({ data }: { data: AccountData }) {
  const t = useTexts('mf-owner');
  const { name, email, role = 'agent' } = data.account.owner;
  return (
    <Account className="wrap">
      <StaffHead staff={{ name, role }} title={t('account.title')} page="account" />
      <p className="who">{t('account.who', { name, email })}</p>
      <AccountPanels realm="staff" {...data} />
    </Account>
  );
}
