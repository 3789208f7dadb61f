import { useTexts } from '@facade/section-kit';
import { FormPage } from '../../kit/form-page.style.ts';
import type { Subject } from '../../kit/subject/subject.ts';
import { SubjectCard } from '../../kit/subject/subject-card.tsx';
import { FriendForm } from './friend-form.tsx';

/** Sends one home or project to a friend. */
export function FriendView({ data: { subject } }: { data: { subject: Subject } }) {
  const t = useTexts('mf-forms');
  return (
    <FormPage className="wrap">
      <h1>{t('friend.title')}</h1>
      <p className="intro">{t('friend.intro')}</p>
      <SubjectCard subject={subject} />
      <FriendForm about={subject} />
    </FormPage>
  );
}
