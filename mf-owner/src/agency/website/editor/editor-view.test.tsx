import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import type { WebsiteThingAnswer } from '@facade/shared-domain/model';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../../../locales/nl.json';
import { openDocument } from '../../../login/open-document.ts';
import { home, popup } from '../testing/sample-website.ts';
import { EditorView } from './editor-view.tsx';
import { readDraft } from './saved-draft.ts';

const user = userEvent.setup({ delay: null });
jest.mock('../../../login/open-document.ts', () => ({ openDocument: jest.fn() }));
const api = startApi();
const texts = nl.agency.website;

const show = (answer: WebsiteThingAnswer | null = home) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }}>
      <EditorView data={{ answer, done: null }} />
    </TestPage>,
  );
const title = () => screen.getByRole('textbox', { name: /^Titel/ });
const button = (name: string) => screen.getByRole('button', { name });
const retype = async (field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

beforeEach(() => {
  localStorage.clear();
  jest.mocked(openDocument).mockClear();
});

test('publishes only changed fields, based on the shown version', async () => {
  api.answer('post', '/agency/website', () => new HttpResponse(null, { status: 204 }));
  show();
  expect(button(texts.publish)).toBeDisabled();
  await retype(title(), 'Dag');
  expect(screen.getByText(/^1 wijziging nog niet gepubliceerd/)).toBeInTheDocument();
  await user.click(button(texts.publish));
  await waitFor(() =>
    expect(openDocument).toHaveBeenCalledWith('/nl/agency/website/bewerken/?thing=pages%2Fhome.yaml&done=saved'),
  );
  expect(api.calls[0]?.body).toEqual({
    thing: 'pages/home.yaml',
    version: home.version,
    values: { title: { nl: 'Dag', fr: 'Bienvenue' } },
  });
  expect(readDraft('pages/home.yaml')).toBeNull();
});

test('input is restored after a reload, and can be discarded', async () => {
  const { unmount } = show();
  await retype(title(), 'Dag');
  unmount();
  const again = show();
  expect(title()).toHaveValue('Dag');
  expect(screen.getByText(texts.restored.same)).toBeInTheDocument();
  again.unmount();
  show({ ...home, version: 'b'.repeat(32) });
  expect(screen.getByText(texts.restored.stale)).toBeInTheDocument();
  await user.click(button(texts.discard));
  expect(title()).toHaveValue('Welkom');
  expect(readDraft('pages/home.yaml')).toBeNull();
});

test('each language has its texts, and says how many are missing', async () => {
  show();
  await user.click(screen.getByRole('radio', { name: /^Français ?1 tekst ontbreekt$/ }));
  expect(title()).toHaveValue('Bienvenue');
  expect(title()).not.toBeRequired();
  expect(screen.getByText('Nog niet vertaald. De site toont: Een **tekst**.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Tekst' }), 'Un texte.');
  expect(screen.getByRole('radio', { name: 'Français' })).toBeChecked();
});

test('errors are summed up, and link to their field in its language', async () => {
  const errors = [
    { path: 'modules[0].text:fr', message: 'Deze link leidt naar geen pagina.' },
    { path: '', message: 'Daardoor klopt er elders iets niet meer.' },
  ];
  api.answer('post', '/agency/website', () => HttpResponse.json({ title: 'x', errors }, { status: 422 }));
  show();
  await retype(title(), 'Dag');
  await user.click(button(texts.publish));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Daardoor klopt er elders iets niet meer.');
  await user.click(within(summary).getByRole('link'));
  const field = screen.getByRole('textbox', { name: 'Tekst' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('lang', 'fr');
  expect(field).toHaveAccessibleDescription(/Deze link leidt naar geen pagina/);
  expect(title()).toHaveValue('Bienvenue');
  expect(openDocument).not.toHaveBeenCalled();
});

test('a conflict, or an api without an answer, keeps the input', async () => {
  const problem = { title: 'x', errors: [{ path: '', message: 'Intussen gewijzigd door Jan.' }] };
  api.answer('post', '/agency/website', () => HttpResponse.json(problem, { status: 409 }));
  show();
  await retype(title(), 'Dag');
  await user.click(button(texts.publish));
  expect(await screen.findByText('Intussen gewijzigd door Jan.')).toBeInTheDocument();
  api.answer('post', '/agency/website', () => HttpResponse.error());
  await user.click(button(texts.publish));
  expect(await screen.findByText(texts.unreachable)).toBeInTheDocument();
  expect(title()).toHaveValue('Dag');
  expect(readDraft('pages/home.yaml')?.values).toHaveProperty('title');
});

test('a preview is created from the input, and again after more input', async () => {
  const preview = { path: '/preview/x/', endsAt: '2026-03-12T10:05:00.000Z' };
  api.answer('post', '/agency/website/preview', () => HttpResponse.json(preview));
  show();
  await retype(title(), 'Dag');
  await user.click(button(texts.preview));
  expect(await screen.findByRole('link', { name: texts.openPreview })).toHaveAttribute('href', '/preview/x/');
  await user.type(title(), '!');
  expect(button(texts.preview)).toBeEnabled();
});

test('a Markdown text is shown as on the site', async () => {
  api.answer('post', '/agency/website/text', ({ body }) => {
    expect(body).toEqual({ text: 'Een **tekst**.', language: 'nl' });
    return HttpResponse.json({ html: '<p>Een <strong>tekst</strong>.</p>' });
  });
  show();
  await user.click(button(texts.markdown.show));
  expect(await screen.findByText('tekst')).toBeInTheDocument();
});

test('pictures are chosen from the library, in the order they are chosen; a banner without pictures has none', async () => {
  show();
  const [banner] = screen.getAllByRole('group', { name: texts.fields.pictures });
  const choice = (name: string) => within(banner as HTMLElement).getByRole('checkbox', { name, hidden: true });
  await user.click(choice('Een tuin'));
  await user.click(choice('Een gevel'));
  expect(readDraft('pages/home.yaml')?.values).toEqual({ 'banner.pictures': ['two'] });
  await user.selectOptions(screen.getByRole('combobox', { name: texts.fields.bannerType }), 'none');
  expect(screen.queryByRole('group', { name: texts.fields.pictures })).not.toBeInTheDocument();
});

test('a popup is switched on, with its delay and one picture', async () => {
  show(popup);
  await user.click(screen.getByRole('checkbox', { name: texts.fields.enabled }));
  await retype(screen.getByRole('spinbutton', { name: texts.fields.delay }), '3');
  await user.click(screen.getByRole('checkbox', { name: 'Een gevel', hidden: true }));
  await user.click(screen.getByRole('checkbox', { name: 'Een tuin', hidden: true }));
  expect(readDraft('popup.yaml')?.values).toEqual({ enabled: true, delay: 3, picture: 'two' });
});

test('a read-only folder says so and publishes nothing', async () => {
  show({ ...home, canWrite: false });
  expect(screen.getByText(texts.readOnly)).toBeInTheDocument();
  await retype(title(), 'Dag');
  expect(button(texts.publish)).toBeDisabled();
});

test('an agent is told that managers edit the site', () => {
  show(null);
  expect(screen.getByRole('heading', { name: texts.managersOnlyTitle })).toBeInTheDocument();
});
