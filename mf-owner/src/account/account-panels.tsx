import { useTexts } from '@facade/section-kit';
import type { AccountRealm } from '@facade/shared-domain/model';
import { Notice } from '@facade/shared-ui';
import { PasskeyList } from '../passkeys/passkey-list.tsx';
import type { AccountData } from './account-data.ts';
import { ChangePassword } from './change-password.tsx';
import { deviceText } from './device-text.ts';
import { SessionList } from './session-list.tsx';

const NOWHERE = { browser: '', system: '' };

/** A person's sessions, password and passkeys, and what was done last. */
export function AccountPanels({ realm, account, done }: AccountData & { realm: AccountRealm }) {
  const t = useTexts('mf-owner');
  const here = account.sessions.find(({ isThis }) => isThis);
  return (
    <>
      {done && <Notice tone="success">{t(`account.done.${done}`)}</Notice>}
      <SessionList realm={realm} sessions={account.sessions} />
      <ChangePassword realm={realm} />
      <PasskeyList realm={realm} passkeys={account.passkeys} device={deviceText(here ?? NOWHERE, t)} />
    </>
  );
}
