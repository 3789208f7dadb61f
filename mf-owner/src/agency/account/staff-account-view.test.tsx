import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { startAuthentication } from '@simplewebauthn/browser';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import nl from '../../locales/nl.json';
import { openDocument } from '../../login/open-document.ts';
import { sampleAccount } from '../../testing/sample-account.ts';
import { postedValues } from '../testing/posted-values.ts';
import { StaffAccountView } from './staff-account-view.tsx';
import { StaffLoginView } from './staff-login-view.tsx';

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn(), startRegistration: jest.fn() }));
jest.mock('../../login/open-document.ts', () => ({ openDocument: jest.fn() }));
const opened = jest.mocked(openDocument);
const user = userEvent.setup({ delay: null });
const api = startApi();
const done = () => new HttpResponse(null, { status: 204 });
const account = { ...sampleAccount, owner: { name: 'Mia', email: 'mia@example.be', role: 'manager' as const } };

const show = (view: ReactNode) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }}>
      {view}
    </TestPage>,
  );
beforeEach(() => opened.mockClear());
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

test('shows the account with the navigation of the role, and ends sessions of staff', () => {
  show(<StaffAccountView data={{ account, done: 'session' }} />);
  const nav = within(screen.getByRole('navigation', { name: nl.agency.nav.label }));
  expect(nav.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/nl/agency/account/');
  expect(nav.getByRole('link', { name: nl.agency.nav.outbox })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(nl.account.done.session);
  const form = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).form;
  expect(postedValues(form('Uitloggen: Safari op iPhone'))).toEqual({ form: 'staff-session-end', session: '1' });
  expect(postedValues(form(nl.account.sessions.endAll))).toEqual({ form: 'staff-sessions-end' });
  expect(postedValues(form('Verwijderen: Laptop'))).toEqual({ form: 'staff-passkey-remove', passkey: '8' });
});

test('changes the password at the endpoint of staff, and stays on the page', async () => {
  api.answer('post', '/agency/password/change', done);
  show(<StaffAccountView data={{ account, done: null }} />);
  await user.type(screen.getByLabelText(new RegExp(`^${nl.account.password.current}`)), 'correct horse');
  await user.type(screen.getByLabelText(new RegExp(`^${nl.password.new.password}`)), 'a whole new one');
  await user.click(screen.getByRole('button', { name: nl.account.password.submit }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/nl/agency/account/?done=password'));
});

test('the login leads to a forgotten password, and takes a passkey of staff', async () => {
  Object.assign(window, { PublicKeyCredential: () => {} });
  jest.mocked(startAuthentication).mockResolvedValue({ id: 'a' } as never);
  api.answer('post', '/agency/passkey-login/options', () => HttpResponse.json({ challenge: 'c' }));
  api.answer('post', '/agency/passkey-login', done);
  show(<StaffLoginView data={{ next: '/nl/agency/' }} />);
  const link = screen.getByRole('link', { name: nl.password.link });
  expect(link).toHaveAttribute('href', '/nl/agency/wachtwoord-vergeten/');
  await user.click(screen.getByRole('button', { name: nl.passkeys.use }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/nl/agency/'));
});
