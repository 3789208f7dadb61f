import { useLanguage, useReturnedForm, useTexts } from '@facade/section-kit';
import type { AccountPasskey, AccountRealm } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { Button, Notice, TextField } from '@facade/shared-ui';
import { Entries } from '../account/entries.style.ts';
import { Panel } from '../dashboard/panel.style.ts';
import { AddPasskey } from './add-passkey.tsx';

interface PasskeyListProps {
  realm: AccountRealm;
  passkeys: readonly AccountPasskey[];
  device: string;
}

/** A person's passkeys, each with its name and a button that removes it; these forms need no script. */
export function PasskeyList({ realm, passkeys, device }: PasskeyListProps) {
  const rename = `${realm}-passkey-rename`;
  const remove = `${realm}-passkey-remove`;
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const errors = { ...useReturnedForm(rename)?.errors, ...useReturnedForm(remove)?.errors };
  const refused = errors.name ?? errors[''];
  return (
    <Panel aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{t('passkeys.title')}</h2>
      <p className="intro">{t('passkeys.intro')}</p>
      {refused && <Notice tone="danger">{refused}</Notice>}
      <Entries>
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <p>
                {t('passkeys.added', { date: formatDate(createdAt, language) })}
                {usedAt && ` ${t('passkeys.used', { date: formatDate(usedAt, language) })}`}
              </p>
            </div>
            <form method="post" className="inline rename">
              <input type="hidden" name="form" value={rename} />
              <input type="hidden" name="passkey" value={id} />
              <TextField
                id={`passkey-${id}`}
                name="name"
                label={t('passkeys.name')}
                defaultValue={name}
                maxLength={60}
                autoComplete="off"
              />
              <Button type="submit" variant="secondary" size="s" aria-label={t('passkeys.renameOf', { name })}>
                {t('passkeys.rename')}
              </Button>
            </form>
            <form method="post" className="inline">
              <input type="hidden" name="form" value={remove} />
              <input type="hidden" name="passkey" value={id} />
              <Button type="submit" variant="quiet" size="s" aria-label={t('passkeys.removeOf', { name })}>
                {t('passkeys.remove')}
              </Button>
            </form>
          </li>
        ))}
      </Entries>
      <AddPasskey realm={realm} device={device} />
    </Panel>
  );
}
