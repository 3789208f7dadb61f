import { useTexts } from '@facade/section-kit';
import type { OwnerMail } from '@facade/shared-domain/model';
import { Button } from '@facade/shared-ui';
import { Choices } from './mail-choices.style.ts';

/** Which mails the owner wants; plain forms. */
export function MailChoices({ wanted }: { wanted: Record<OwnerMail, boolean> }) {
  const t = useTexts('mf-owner');
  return (
    <Choices aria-labelledby="mails-title" id="mails">
      <h2 id="mails-title">{t('mails.title')}</h2>
      {(['owner-visits', 'owner-summary'] as const).map((mail) => (
        <form method="post" key={mail}>
          <input type="hidden" name="form" value="owner-summaries" />
          <input type="hidden" name="mail" value={mail} />
          <input type="hidden" name="wanted" value={wanted[mail] ? 'no' : 'yes'} />
          <p>{t(`mails.${mail}.${wanted[mail] ? 'wanted' : 'unwanted'}`)}</p>
          <Button type="submit" variant="secondary" size="s">
            {t(`mails.${mail}.${wanted[mail] ? 'stop' : 'start'}`)}
          </Button>
        </form>
      ))}
    </Choices>
  );
}
