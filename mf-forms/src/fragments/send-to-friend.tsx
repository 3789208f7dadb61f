import { defineFragment, type FragmentProps, useTexts } from '@facade/section-kit';
import { FriendForm } from '../forms/send-to-friend/friend-form.tsx';
import { InSheet } from '../kit/sheet/in-sheet.tsx';

type Props = FragmentProps['mf-forms/send-to-friend'];

export const fragment = defineFragment<Props>({
  Component: ({ props }) => <FriendSheet {...props} />,
});

function FriendSheet({ about }: Props) {
  const t = useTexts('mf-forms');
  return (
    <InSheet ids="friend-" intro={t('friend.intro')}>
      <FriendForm about={about} />
    </InSheet>
  );
}
