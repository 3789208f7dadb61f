import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { postedValues } from '../agency/testing/posted-values.ts';
import nl from '../locales/nl.json';
import { LoginView } from '../login/login-view.tsx';
import { openDocument } from '../login/open-document.ts';
import { sampleAccount } from '../testing/sample-account.ts';
import { PasskeyList } from './passkey-list.tsx';

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn(), startRegistration: jest.fn() }));
jest.mock('../login/open-document.ts', () => ({ openDocument: jest.fn() }));
const opened = jest.mocked(openDocument);
const user = userEvent.setup({ delay: null });
const api = startApi();
const texts = nl.passkeys;
const done = () => new HttpResponse(null, { status: 204 });

/** A browser with passkeys, with or without suggestions in fields. */
const withPasskeys = (inField = false) => {
  const isConditionalMediationAvailable = async () => inField;
  Object.assign(window, { PublicKeyCredential: Object.assign(() => {}, { isConditionalMediationAvailable }) });
};
const show = (view: ReactNode) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }}>
      {view}
    </TestPage>,
  );
const list = () => show(<PasskeyList realm="owner" passkeys={sampleAccount.passkeys} device="Firefox op Windows" />);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  opened.mockClear();
  api.answer('post', '/owner/passkey-login/options', () => HttpResponse.json({ challenge: 'c' }));
  api.answer('post', '/owner/passkeys/options', () => HttpResponse.json({ challenge: 'c' }));
  jest
    .mocked(startAuthentication)
    .mockReset()
    .mockResolvedValue({ id: 'a' } as never);
  jest
    .mocked(startRegistration)
    .mockReset()
    .mockResolvedValue({ id: 'r' } as never);
});
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

test('a browser without passkeys has no button, and asks nothing', async () => {
  show(<LoginView />);
  await user.click(screen.getByLabelText(/^E-mail/));
  expect(screen.queryByRole('button', { name: texts.use })).not.toBeInTheDocument();
  expect(startAuthentication).not.toHaveBeenCalled();
});

test('the button logs in with the passkey that is chosen, and remembers where the box is ticked', async () => {
  withPasskeys();
  api.answer('post', '/owner/passkey-login', done);
  show(<LoginView />);
  await user.click(screen.getByRole('checkbox'));
  await press(texts.use);
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/nl/eigenaar/'));
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' }, useBrowserAutofill: false });
  expect(api.calls.at(-1)?.body).toEqual({ response: { id: 'a' }, remember: 'on', language: 'nl' });
});

test('the focused address field suggests passkeys', async () => {
  withPasskeys(true);
  api.answer('post', '/owner/passkey-login', done);
  show(<LoginView />);
  expect(api.calls).toEqual([]);
  await user.click(screen.getByLabelText(/^E-mail/));
  await waitFor(() => expect(opened).toHaveBeenCalled());
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' }, useBrowserAutofill: true });
});

test('cancelling is reported, and an unknown passkey too', async () => {
  withPasskeys();
  jest.mocked(startAuthentication).mockRejectedValueOnce(new Error('NotAllowedError'));
  show(<LoginView />);
  await press(texts.use);
  expect(await screen.findByText(texts.none)).toBeVisible();
  api.answer('post', '/owner/passkey-login', () =>
    HttpResponse.json({ title: 'x', detail: 'Deze passkey kennen we niet.' }, { status: 401 }),
  );
  await press(texts.use);
  expect(await screen.findByText('Deze passkey kennen we niet.')).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
});

test('a passkey is created with the name of the device', async () => {
  withPasskeys();
  api.answer('post', '/owner/passkeys', done);
  list();
  await press(texts.add);
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/nl/eigenaar/account/?done=passkey-added'));
  expect(api.calls.at(-1)?.body).toEqual({ name: 'Firefox op Windows', response: { id: 'r' }, language: 'nl' });
});

test('a failed creation is reported', async () => {
  withPasskeys();
  jest.mocked(startRegistration).mockRejectedValueOnce(new Error('InvalidStateError'));
  list();
  await press(texts.add);
  expect(await screen.findByText(texts.notMade)).toBeVisible();
});

test('each has its name to change and a button that removes it, as plain forms', () => {
  list();
  const form = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).form;
  expect(postedValues(form('Hernoemen: Laptop'))).toEqual({
    form: 'owner-passkey-rename',
    passkey: '8',
    name: 'Laptop',
  });
  expect(postedValues(form('Verwijderen: Laptop'))).toEqual({ form: 'owner-passkey-remove', passkey: '8' });
  expect(screen.getAllByLabelText(texts.name)).toHaveLength(2);
});
