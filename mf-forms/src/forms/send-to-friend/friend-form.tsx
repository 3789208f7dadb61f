import { useTexts } from '@facade/section-kit';
import type { FormSubject } from '@facade/shared-domain/paths/forms/form-paths';
import { BoundText, BoundTextArea } from '../../kit/fields/bound-fields.tsx';
import { EmailField } from '../../kit/fields/email-field.tsx';
import { PrivacyField } from '../../kit/fields/privacy-field.tsx';
import { FormShell } from '../../kit/form-shell.tsx';
import { subjectFields } from '../../kit/subject/subject.ts';

/** The fields a visitor sees, in their order on the page. */
const FIELDS = { friendEmail: 'text', message: 'text', name: 'text', email: 'text', privacy: 'tick' } as const;

const loadSchema = () =>
  import(/* webpackChunkName: 'form-rules' */ '@facade/shared-domain/forms/send-to-friend').then(
    ({ sendToFriend }) => sendToFriend,
  );

/** Sends the page of a home or project to a friend. */
export function FriendForm({ about }: { about: FormSubject }) {
  const t = useTexts('mf-forms');
  return (
    <FormShell
      form="send-to-friend"
      kinds={FIELDS}
      schema={loadSchema}
      fixed={subjectFields(about)}
      sendLabel={t('friend.send')}
      promise={t('friend.promise')}
    >
      <EmailField name="friendEmail" label={t('friend.email')} autoComplete="off" />
      <BoundTextArea
        name="message"
        label={t('friend.message')}
        maxLength={500}
        rows={3}
        hint={t('friend.messageHint')}
      />
      <div className="pair">
        <BoundText name="name" label={t('friend.name')} required maxLength={80} autoComplete="name" />
        <EmailField label={t('friend.ownEmail')} />
      </div>
      <PrivacyField purpose="friend" />
    </FormShell>
  );
}
