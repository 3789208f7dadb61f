import { useTexts } from '@facade/section-kit';
import type { AccountData } from '../../account/account-data.ts';
import { AccountPanels } from '../../account/account-panels.tsx';
import { Account } from '../../account/account-view.style.ts';
import { StaffHead } from '../kit/staff-head.tsx';

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
