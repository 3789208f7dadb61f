import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../../../locales/nl.json';
import { openDocument } from '../../../login/open-document.ts';
import { history } from '../testing/sample-history.ts';
import { HistoryView } from './history-view.tsx';

const user = userEvent.setup({ delay: null });
jest.mock('../../../login/open-document.ts', () => ({ openDocument: jest.fn() }));
const api = startApi();

beforeEach(() => {
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }}>
      <HistoryView data={{ answer: history, done: null }} />
    </TestPage>,
  );
});
const undo = () => screen.getByRole('button', { name: /ongedaan maken$/ });

test('shows who changed which lines, and which edit reverted which', () => {
  expect(screen.getByText('title: { nl: Dag, fr: Bienvenue }').tagName).toBe('DEL');
  expect(screen.getByText('title: { nl: Welkom, fr: Bienvenue }').tagName).toBe('INS');
  expect(screen.getByText(/^Maakte de wijziging van .* om 10:05 ongedaan\.$/)).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /ongedaan maken$/ })).toHaveLength(1);
});

test('shows a change by the words of the editor', () => {
  const changes = screen
    .getAllByRole('definition')
    .map((one) => `${one.previousSibling?.textContent}: ${one.textContent}`);
  expect(changes).toEqual(['Banner · Soort banner: Kleur → Foto', 'Titel · Nederlands: leeg → Dag']);
});

test('reverts an edit, or shows why not', async () => {
  const problem = { title: 'x', errors: [{ path: '', message: 'Intussen gewijzigd.' }] };
  api.answer('post', '/agency/website/undo', () => HttpResponse.json(problem, { status: 409 }));
  await user.click(undo());
  expect(await screen.findByText('Intussen gewijzigd.')).toBeInTheDocument();
  api.answer('post', '/agency/website/undo', () => new HttpResponse(null, { status: 204 }));
  await user.click(undo());
  await waitFor(() =>
    expect(openDocument).toHaveBeenCalledWith('/nl/agency/website/geschiedenis/?thing=pages%2Fhome.yaml&done=undone'),
  );
  expect(api.calls.at(-1)?.body).toEqual({ thing: 'pages/home.yaml', edit: 2 });
});
