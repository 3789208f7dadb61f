import type { ReturnedForm } from '@facade/section-kit';
import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { postedValues } from '../agency/testing/posted-values.ts';
import nl from '../locales/nl.json';
import { openDocument } from '../login/open-document.ts';
import { sampleAccount } from '../testing/sample-account.ts';
import type { AccountData } from './account-data.ts';
import { AccountView } from './account-view.tsx';

const user = userEvent.setup({ delay: null });
jest.mock('../login/open-document.ts', () => ({ openDocument: jest.fn() }));
const opened = jest.mocked(openDocument);
const api = startApi();
const texts = nl.account;

const show = (done: AccountData['done'] = null, form: ReturnedForm | null = null) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }} form={form}>
      <AccountView data={{ account: sampleAccount, done }} />
    </TestPage>,
  );
const change = async (current: string, password: string) => {
  if (current) await user.type(screen.getByLabelText(new RegExp(`^${texts.password.current}`)), current);
  if (password) await user.type(screen.getByLabelText(new RegExp(`^${nl.password.new.password}`)), password);
  await user.click(screen.getByRole('button', { name: texts.password.submit }));
};

test('lists the browsers in words, marks this one and offers to end the others', () => {
  show();
  const [here, phone] = screen.getAllByRole('listitem');
  expect(here).toHaveTextContent(`Firefox op Windows ${texts.sessions.this}`);
  expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(phone).toHaveTextContent('Safari op iPhone');
  expect(phone).toHaveTextContent('20:05');
  const end = within(phone as HTMLElement).getByRole('button', { name: /Safari op iPhone/ });
  expect(postedValues((end as HTMLButtonElement).form)).toEqual({ form: 'owner-session-end', session: '1' });
  const all = screen.getByRole<HTMLButtonElement>('button', { name: texts.sessions.endAll });
  expect(postedValues(all.form)).toEqual({ form: 'owner-sessions-end' });
});

test('shows what was done, and what failed', () => {
  show('password', { form: 'owner-session-end', values: {}, errors: { '': 'Wat u zoekt, bestaat niet' } });
  expect(screen.getByRole('status')).toHaveTextContent(texts.done.password);
  expect(screen.getByRole('alert')).toHaveTextContent('Wat u zoekt, bestaat niet');
});

test('changes the password with the current one, and confirms it', async () => {
  api.answer('post', '/owner/password/change', () => new HttpResponse(null, { status: 204 }));
  show();
  await change('', 'a whole new one');
  expect(screen.getByRole('alert')).toHaveTextContent(texts.password.currentMissing);
  await change('correct horse', '');
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/nl/eigenaar/account/?done=password'));
  expect(api.calls[0]?.body).toEqual({ currentPassword: 'correct horse', password: 'a whole new one', language: 'nl' });
});

test('a short one is not sent; a wrong current one has an error beside its field', async () => {
  const errors = [{ path: 'currentPassword', message: 'Dit is niet uw huidige wachtwoord' }];
  api.answer('post', '/owner/password/change', () => HttpResponse.json({ title: 'x', errors }, { status: 422 }));
  show();
  await change('wrong', 'short');
  expect(api.calls).toEqual([]);
  await change('', ' but now long enough');
  await waitFor(() =>
    expect(screen.getByLabelText(new RegExp(`^${texts.password.current}`))).toHaveAccessibleDescription(
      'Dit is niet uw huidige wachtwoord',
    ),
  );
});
