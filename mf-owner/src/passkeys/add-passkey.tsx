import { useLanguage, useTexts } from '@facade/section-kit';
import type { AccountRealm } from '@facade/shared-domain/model';
import { accountPath } from '@facade/shared-domain/paths/account-path';
import { Button, Notice } from '@facade/shared-ui';
import { useState } from 'react';
import { openDocument } from '../login/open-document.ts';
import { addPasskey } from './passkeys-api.ts';
import { usePasskeys } from './use-passkeys.ts';

/** A button that creates a passkey, if the browser can; it is named after the device, and can be renamed. */
export function AddPasskey({ realm, device }: { realm: AccountRealm; device: string }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const isPossible = usePasskeys();
  const [problem, setProblem] = useState('');
  const add = async () => {
    setProblem('');
    const outcome = await addPasskey(realm, device, language);
    if (outcome === null) openDocument(`${accountPath(realm, language)}?done=passkey-added`);
    else if (outcome === 'cancelled') setProblem(t('passkeys.notMade'));
    else setProblem(Object.values(outcome)[0] ?? t('login.unreachable'));
  };
  return (
    <div className="add">
      {isPossible && (
        <Button variant="secondary" size="s" onClick={() => void add()}>
          {t('passkeys.add')}
        </Button>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
    </div>
  );
}
