import { useLanguage, useTexts } from '@facade/section-kit';
import type { AccountRealm } from '@facade/shared-domain/model';
import { Button, Notice } from '@facade/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { openDocument } from '../login/open-document.ts';
import { canOfferInField, logInWithPasskey } from './passkeys-api.ts';
import { usePasskeys } from './use-passkeys.ts';

/**
 * Logs in with a passkey: by a button, whose space is reserved, or from the browser's suggestions under the focused address
 * field. Nothing loads before.
 */
export function PasskeyLogin({ realm, next }: { realm: AccountRealm; next: string }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const isPossible = usePasskeys();
  const [problem, setProblem] = useState('');
  const around = useRef<HTMLDivElement>(null);
  const field = (name: string) => around.current?.parentElement?.querySelector<HTMLInputElement>(`[name=${name}]`);

  const start = async (inField: boolean) => {
    setProblem('');
    const outcome = await logInWithPasskey(realm, language, {
      inField,
      remembered: () => field('remember')?.checked ?? false,
    });
    if (outcome === null) openDocument(next);
    else if (outcome !== 'cancelled') setProblem(Object.values(outcome)[0] ?? t('login.unreachable'));
    else if (!inField) setProblem(t('passkeys.none'));
  };

  useEffect(() => {
    const email = field('email');
    const offer = async () => {
      if (await canOfferInField()) await start(true);
    };
    const options = { once: true } as const;
    if (isPossible) email?.addEventListener('focus', offer, options);
    return () => email?.removeEventListener('focus', offer);
  }, [isPossible]);

  return (
    <div ref={around} className="passkey">
      {isPossible && (
        <Button variant="secondary" onClick={() => void start(false)}>
          {t('passkeys.use')}
        </Button>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
    </div>
  );
}
