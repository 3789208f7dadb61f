import { useReturnedForm, useTexts } from '@facade/section-kit';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { Button, Notice, TextArea } from '@facade/shared-ui';
import { OnceForm } from '../../kit/once-form.tsx';
import { Message } from './messages.style.ts';

const FORM = 'owner-message';

export interface MessageFormProps {
  propertyId: number;
  owner: OwnerStatistics['owner'];
}

/** The owner writes to the agent of their home: only the text, because the login says who they are. */
export function MessageForm({ propertyId, owner }: MessageFormProps) {
  const t = useTexts('mf-owner');
  const returned = useReturnedForm(FORM);
  const wrong = returned?.errors.message;
  const failure = wrong ? undefined : returned?.errors[''];
  return (
    <Message>
      <h3>{t('messages.title')}</h3>
      {failure && (
        <Notice tone="danger" title={t('messages.failed')}>
          <p>{failure}</p>
        </Notice>
      )}
      <OnceForm form={FORM}>
        <input type="hidden" name="property" value={propertyId} />
        <TextArea
          name="message"
          rows={4}
          maxLength={5000}
          required
          label={t('messages.message')}
          hint={t('messages.as', { ...owner })}
          error={wrong}
          defaultValue={String(returned?.values.message ?? '')}
        />
        <Button type="submit">{t('messages.send')}</Button>
      </OnceForm>
    </Message>
  );
}
