import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { messages } from '@facade/shared-domain/forms/messages/fr';
import { render, screen, waitFor, within } from '@testing-library/react';
import fr from '../../locales/fr.json';
import { field, formPage, user, write } from '../../testing/form-page.tsx';
import { FriendForm } from './friend-form.tsx';

const api = startApi();
const send = () => user.click(screen.getByRole('button', { name: fr.friend.send }));

test('says what is missing in the order of the form, then sends it once', async () => {
  api.answer('post', '/forms/send-to-friend', () =>
    HttpResponse.json({ id: 'x', next: '/fr/merci/send-to-friend/?project=79' }, { status: 201 }),
  );
  render(formPage(<FriendForm about={{ kind: 'project', id: 79 }} />, 'fr'));
  await send();
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    messages['friendEmail.required'],
    messages['name.required'],
    messages['email.required'],
    messages['privacy.required'],
  ]);
  write(fr.friend.email, 'jan@');
  expect(field(fr.friend.email)).toHaveAccessibleDescription(messages['friendEmail.invalid']);
  write(fr.friend.email, 'jan@example.be');
  write(fr.friend.name, 'An Peeters');
  write(fr.friend.ownEmail, 'an@example.be');
  await user.click(field(fr.fields.privacy_friend));
  await user.dblClick(screen.getByRole('button', { name: fr.friend.send }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/fr/merci/send-to-friend/?project=79'));
  expect(api.calls).toMatchObject([{ body: { projectId: 79, friendEmail: 'jan@example.be', language: 'fr' } }]);
});
