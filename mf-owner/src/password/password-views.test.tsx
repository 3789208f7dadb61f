import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import nl from '../locales/nl.json';
import { ForgottenPasswordView } from './forgotten-password-view.tsx';
import { NewPasswordView } from './new-password-view.tsx';

const user = userEvent.setup({ delay: null });
const api = startApi();
const TOKEN = 'x'.repeat(43);
const HINT = nl.password.new.hint.replace('{{count}}', '10');

const show = (view: ReactNode) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }}>
      {view}
    </TestPage>,
  );
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const choose = async (password: string) => {
  await user.type(screen.getByLabelText(new RegExp(`^${nl.password.new.password}`)), password);
  await click(nl.password.new.submit);
};

test('requesting a link shows a confirmation, which has the focus', async () => {
  api.answer('post', '/owner/forgotten-password', () => new HttpResponse(null, { status: 204 }));
  show(<ForgottenPasswordView realm="owner" sent={false} />);
  await click(nl.password.forgotten.submit);
  expect(screen.getByRole('alert')).toHaveTextContent(nl.login.emailRequired);
  await user.type(screen.getByLabelText(/^E-mail/), 'els@example.be');
  await click(nl.password.forgotten.submit);
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('30 minuten');
  expect(notice.parentElement).toHaveFocus();
  expect(api.calls.map(({ body }) => body)).toEqual([{ email: 'els@example.be', language: 'nl' }]);
});

test('back from a post without JavaScript it says so at once', () => {
  show(<ForgottenPasswordView realm="owner" sent />);
  expect(screen.getByRole('status')).toHaveTextContent('30 minuten');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a new password is sent with the token of the link', async () => {
  api.answer('post', '/owner/password', () => new HttpResponse(null, { status: 204 }));
  show(<NewPasswordView realm="owner" token={TOKEN} />);
  await choose('a whole new one');
  expect(await screen.findByRole('status')).toHaveTextContent(nl.password.new.done);
  expect(screen.getByRole('link', { name: nl.login.submit })).toHaveAttribute('href', '/nl/login/');
  expect(api.calls[0]?.body).toEqual({ password: 'a whole new one', token: TOKEN, language: 'nl' });
});

test('one that is too short is not sent', async () => {
  show(<NewPasswordView realm="owner" token={TOKEN} />);
  await choose('short');
  expect(screen.getByRole('alert')).toHaveTextContent(HINT);
  expect(api.calls).toEqual([]);
});

test('a link that was used says so, and how to get another', async () => {
  const errors = [{ path: 'token', message: 'Deze link is al gebruikt' }];
  api.answer('post', '/owner/password', () => HttpResponse.json({ title: 'x', errors }, { status: 422 }));
  show(<NewPasswordView realm="owner" token={TOKEN} />);
  await choose('a whole new one');
  expect(await screen.findByRole('alert')).toHaveTextContent('Deze link is al gebruikt');
  expect(screen.getByRole('link', { name: nl.password.new.again })).toHaveAttribute('href', '/nl/wachtwoord-vergeten/');
});

test('staff ask for and use a link at their own endpoints, and come back to their own login', async () => {
  api.answer('post', '/agency/forgotten-password', () => new HttpResponse(null, { status: 204 }));
  api.answer('post', '/agency/password', () => new HttpResponse(null, { status: 204 }));
  const { unmount } = show(<ForgottenPasswordView realm="staff" sent={false} />);
  expect(screen.getByRole('link', { name: nl.password.back })).toHaveAttribute('href', '/nl/agency/aanmelden/');
  await user.type(screen.getByLabelText(/^E-mail/), 'mia@example.be');
  await click(nl.password.forgotten.submit);
  expect(await screen.findByRole('status')).toHaveTextContent('30 minuten');
  unmount();
  const { container } = show(<NewPasswordView realm="staff" token={TOKEN} />);
  expect(container.querySelector('input[name="form"]')).toHaveValue('staff-new-password');
  const again = screen.getByRole('link', { name: nl.password.new.again });
  expect(again).toHaveAttribute('href', '/nl/agency/wachtwoord-vergeten/');
  await choose('a whole new one');
  const login = await screen.findByRole('link', { name: nl.login.submit });
  expect(login).toHaveAttribute('href', '/nl/agency/aanmelden/');
  expect(api.calls).toHaveLength(2);
});

test('back from a post without JavaScript a chosen password says so at once', () => {
  show(<NewPasswordView realm="staff" token="" done />);
  expect(screen.getByRole('status')).toHaveTextContent(nl.password.new.done);
});
