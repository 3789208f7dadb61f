import { useLanguage, useReturnedForm, useSite, useTexts } from '@facade/section-kit';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { Button, CheckboxField, Notice, TextField } from '@facade/shared-ui';
import { FollowFrame } from './follow-form.style.ts';

const FORM = 'follow-homes';

/** The longest mail address the api takes. */
const LONGEST = 254;

export interface FollowFormProps {
  ids: readonly number[];
  /** False where the page's own title says what it is. */
  isTitled?: boolean;
}

/** Asks for mails about what changes in these homes. A plain form, which comes back to this page. */
export function FollowForm({ ids, isTitled = true }: FollowFormProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { routes } = useSite();
  const returned = useReturnedForm(FORM);
  const { email, privacy, homes, '': other } = returned?.errors ?? {};
  const refusal = email || privacy ? undefined : (homes ?? other);
  return (
    <FollowFrame aria-label={t('favourites.follow.title')}>
      {isTitled && <h2>{t('favourites.follow.title')}</h2>}
      <p>{t('favourites.follow.intro')}</p>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <form method="post">
        <input type="hidden" name="form" value={FORM} />
        <input type="hidden" name="homes" value={ids.join(',')} />
        <input className="visually-hidden" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <TextField
          id="follow-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={LONGEST}
          required
          label={t('favourites.follow.email')}
          error={email}
          defaultValue={String(returned?.values.email ?? '')}
        />
        <CheckboxField
          id="follow-privacy"
          name="privacy"
          value="true"
          required
          label={t('favourites.follow.privacy')}
          error={privacy}
          hint={<a href={localizedPath(routes, '/privacy/', language)}>{t('favourites.follow.privacyLink')}</a>}
        />
        <Button type="submit">{t('favourites.follow.send')}</Button>
      </form>
    </FollowFrame>
  );
}
