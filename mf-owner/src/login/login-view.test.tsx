import type { ReturnedForm } from '@facade/section-kit';
import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import type { Language } from '@facade/shared-domain/model';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fr from '../locales/fr.json';
import nl from '../locales/nl.json';
import { LoginView } from './login-view.tsx';
import { openDocument } from './open-document.ts';

const user = userEvent.setup({ delay: null });
jest.mock('./open-document.ts', () => ({ openDocument: jest.fn() }));
const opened = jest.mocked(openDocument);

const api = startApi();
const answer = (response: () => Response) => api.answer('post', '/owner/login', response);
const accept = () => answer(() => new HttpResponse(null, { status: 204 }));

const show = (form: ReturnedForm | null = null, language: Language = 'nl') =>
  render(
    <TestPage
      site={sampleSite(language)}
      language={language}
      locales={{ 'mf-owner': language === 'fr' ? fr : nl }}
      form={form}
    >
      <LoginView />
    </TestPage>,
  );

const email = () => screen.getByLabelText(/^E-mail|^Adresse/);
const password = () => screen.getByLabelText(/^Wachtwoord|^Mot de passe/);

async function logIn(): Promise<void> {
  await user.type(email(), 'els@example.be');
  await user.type(password(), 'geheim');
  await user.click(screen.getByRole('button', { name: nl.login.submit }));
}

beforeEach(() => {
  opened.mockClear();
  accept();
});

test.each([
  ['nl', nl],
  ['fr', fr],
] as const)('in %s, both fields are required', async (language, texts) => {
  show(null, language);
  await user.click(screen.getByRole('button', { name: texts.login.submit }));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(texts.login.check);
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  expect(email()).toHaveAccessibleDescription(texts.login.emailRequired);
  expect(password()).toHaveAccessibleDescription(texts.login.passwordRequired);
  expect(api.calls).toEqual([]);

  await user.type(email(), 'e');
  expect(email()).not.toHaveAccessibleDescription();
  expect(email()).toHaveFocus();
  expect(password()).toBeInvalid();
});

test('shows its breadcrumb, in the words of the agency', () => {
  show();
  const { routes } = sampleSite('nl');
  const trail = within(screen.getByRole('navigation', { name: nl.login.breadcrumb })).getAllByRole('listitem');
  expect(trail.map(({ textContent }) => textContent)).toEqual(
    ['/', '/login/'].map((path) => routes.find(({ original }) => original === path)?.label),
  );
});

test('a correct password leads to the dashboard, in a new document', async () => {
  show();
  await logIn();
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/nl/eigenaar/'));
  expect(api.calls.map(({ body }) => body)).toEqual([{ email: 'els@example.be', password: 'geheim', language: 'nl' }]);
  expect(api.calls[0]?.headers.get('accept-language')).toBe('nl');
});

test('the browser remembers the session if the box is ticked', async () => {
  show();
  await user.click(screen.getByRole('checkbox', { name: nl.login.remember }));
  await logIn();
  await waitFor(() => expect(opened).toHaveBeenCalled());
  expect(api.calls[0]?.body).toMatchObject({ remember: 'on' });
});

test('a wrong password shows the api’s message, and the e-mail address stays', async () => {
  const problem = { title: 'Aanmelden mislukt', detail: 'De gebruikersnaam of het wachtwoord is niet juist.' };
  answer(() => HttpResponse.json(problem, { status: 401 }));
  show();
  await logIn();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('De gebruikersnaam of het wachtwoord is niet juist.');
  expect(summary).toHaveTextContent(nl.login.failed);
  expect(summary).toHaveFocus();
  expect(email()).toHaveValue('els@example.be');
  expect(opened).not.toHaveBeenCalled();
});

test('a missing answer is reported too, and the button works again', async () => {
  answer(() => HttpResponse.error());
  show();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.login.unreachable);
  accept();
  await user.click(screen.getByRole('button', { name: nl.login.submit }));
  await waitFor(() => expect(opened).toHaveBeenCalled());
});

test('a form that came back from a post without JavaScript has its e-mail address and its message', () => {
  show({ form: 'owner-login', values: { email: 'els@example.be' }, errors: { '': 'Niet juist' } });
  expect(email()).toHaveValue('els@example.be');
  expect(password()).toHaveValue('');
  expect(screen.getByRole('alert')).toHaveTextContent('Niet juist');
});

test('a login that comes before a form of an ended session says so, and is posted with that form', async () => {
  const { container } = show({ form: 'owner-login', values: { resume: '{"form":"owner-summaries"}' }, errors: {} });
  expect(screen.getByText(nl.login.resume)).toBeVisible();
  expect(container.querySelector('input[name="resume"]')).toHaveValue('{"form":"owner-summaries"}');
  const posted = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('submit', (event) => !event.defaultPrevented && posted(event));
  await user.click(screen.getByRole('button', { name: nl.login.submit }));
  expect(posted).not.toHaveBeenCalled();
  await logIn();
  expect(posted).toHaveBeenCalledTimes(1);
  expect(api.calls).toEqual([]);
});

test('errors of a post without JavaScript are shown beside the fields', () => {
  show({ form: 'owner-login', values: {}, errors: { '': 'Controleer', password: 'Verplicht' } });
  expect(password()).toHaveAccessibleDescription('Verplicht');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Controleer');
});

test('it is a plain form, and a password manager knows its fields', () => {
  const { container } = show();
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  expect(container.querySelector('input[name="form"]')).toHaveValue('owner-login');
  expect(email()).toHaveAttribute('autocomplete', 'username webauthn');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('link', { name: 'info@example.be' })).toHaveAttribute('href', 'mailto:info@example.be');
});
