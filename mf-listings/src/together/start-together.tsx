import { browserApi, messagesOf, useLanguage, useReturnedForm, useTexts } from '@facade/section-kit';
import { togetherPath } from '@facade/shared-domain/paths/kept-paths';
import { Button, Icon, Notice } from '@facade/shared-ui';
import { type FormEvent, useEffect, useState } from 'react';
import { FirstNameField } from './first-name-field.tsx';
import { type KnownList, knownLists } from './known-lists.ts';
import { StartFrame } from './start-together.style.ts';

const FORM = 'together-start';

const NOTHING: Readonly<Record<string, string>> = {};

/** Makes a list of these homes for several people, and leads to the lists that this device knows. A plain form without JavaScript. */
export function StartTogether({ ids }: { ids: readonly number[] }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const returned = useReturnedForm(FORM);
  const [errors, setErrors] = useState(returned?.errors ?? NOTHING);
  const [known, setKnown] = useState<KnownList[]>([]);
  useEffect(() => setKnown(knownLists()), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const firstName = event.currentTarget.querySelector<HTMLInputElement>('[name=firstName]')?.value;
    const headers = { 'accept-language': language };
    try {
      const { next } = await browserApi.post<{ next: string }>('/together', { firstName, homes: ids }, { headers });
      // A new document, without trackers: they would be given the address, which is the key of the list.
      location.assign(next);
    } catch (error) {
      const messages = messagesOf(error);
      setErrors(Object.keys(messages).length > 0 ? messages : { '': t('together.failed') });
    }
  };
  const { firstName, homes, '': other } = errors;
  return (
    <StartFrame>
      {known.map(({ token }) => (
        <a key={token} className="known" href={togetherPath(language, token)} rel="noreferrer">
          <Icon name="user" size={18} />
          {t('together.known')}
        </a>
      ))}
      <details open={returned !== null}>
        <summary>
          <Icon name="heart" size={18} />
          {t('together.start.open')}
        </summary>
        <form method="post" onSubmit={submit}>
          <p>{t('together.start.intro')}</p>
          {!firstName && (homes ?? other) && <Notice tone="danger">{homes ?? other}</Notice>}
          <input type="hidden" name="form" value={FORM} />
          <input type="hidden" name="homes" value={ids.join(',')} />
          <FirstNameField id="together-start-name" error={firstName} typed={String(returned?.values.firstName ?? '')} />
          <Button type="submit" size="s">
            {t('together.start.go')}
          </Button>
        </form>
      </details>
    </StartFrame>
  );
}
