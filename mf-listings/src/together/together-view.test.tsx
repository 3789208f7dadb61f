import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import type { TogetherList } from '@facade/shared-domain/model';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../locales/nl.json';
import { sampleTogether } from '../testing/sample-together.ts';
import { knownLists } from './known-lists.ts';
import { TogetherView } from './together-view.tsx';

const api = startApi();
const TOKEN = sampleTogether().token;
const list = (change: Partial<TogetherList> = {}): TogetherList => ({
  ...(sampleTogether().list as TogetherList),
  ...change,
});
const answer = (next: TogetherList | null) =>
  api.answer('post', '/together/:token', () => HttpResponse.json({ list: next }));
const show = (data = sampleTogether(), form: Parameters<typeof TestPage>[0]['form'] = null) =>
  render(
    <TestPage site={sampleSite('nl')} locales={{ 'mf-listings': nl }} form={form}>
      <TogetherView data={data} />
    </TestPage>,
  );
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('.homes > li')].map(({ dataset }) => Number(dataset.id));
const row = (id: number) => within(document.querySelector(`[data-id="${id}"]`) as HTMLElement);

beforeEach(() => localStorage.clear());

test('what all like comes first; each sees the hearts and notes of the others, as text', () => {
  show();
  expect(shownIds()).toEqual([2, 3, 1]);
  expect(row(2).getByText('Ieders favoriet')).toBeVisible();
  expect(row(1).getByText('Hartje van An')).toBeVisible();
  expect(row(1).getByText('Te ver <b>van</b> het station').nextSibling).toHaveTextContent('Tom');
  expect(row(3).getByText('Verkocht')).toBeVisible();
  expect(screen.getByText('An (u), Tom')).toBeVisible();
});

test('sorts by price and by what was added last, and compares what is still to be had', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Laagste prijs' }));
  expect(shownIds()).toEqual([2, 1, 3]);
  await userEvent.click(screen.getByRole('link', { name: 'Laatst toegevoegd' }));
  expect(shownIds()).toEqual([3, 1, 2]);
  expect(screen.getByRole('link', { name: 'Vergelijk 2 panden' })).toHaveAttribute('href', '/nl/vergelijken/?ids=1,2');
});

test('a heart is given and taken where it stands: the home does not move or leave', async () => {
  show();
  const marks = list().homes;
  answer(list({ homes: marks.filter(({ id }) => id !== 1) }));
  await userEvent.click(row(1).getByRole('button', { name: /^Mijn hartje/ }));
  expect(api.calls[0]?.body).toEqual({ action: 'heart', home: 1, liked: false });
  await waitFor(() =>
    expect(row(1).getByRole('button', { name: /^Mijn hartje/ })).toHaveAttribute('aria-pressed', 'false'),
  );
  expect(shownIds()).toEqual([2, 3, 1]);
});

test('a note is written and sent', async () => {
  show();
  answer(list({ homes: [{ id: 2, likedBy: [1, 2], notes: [{ by: 1, text: 'Te duur' }] }] }));
  await userEvent.click(row(2).getByText('Uw nota aanpassen'));
  const field = row(2).getByLabelText('Uw nota');
  await userEvent.clear(field);
  await userEvent.type(field, 'Te duur');
  await userEvent.click(row(2).getByRole('button', { name: 'Bewaren' }));
  expect(await row(2).findByText('Te duur', { selector: 'p' })).toBeVisible();
  expect(api.calls[0]?.body).toEqual({ action: 'note', home: 2, note: 'Te duur' });
});

test('somebody with the link gives a first name, which the device remembers', async () => {
  localStorage.setItem('facade.together', JSON.stringify([{ token: 'other', firstName: 'Eva' }]));
  show(sampleTogether({ you: null }));
  expect(screen.queryByRole('button', { name: /^Mijn hartje/ })).toBeNull();
  expect(await screen.findByLabelText(/Uw voornaam/)).toHaveValue('Eva');
  const people = [...list().people.map((one) => ({ ...one, isYou: false })), { id: 3, firstName: 'Eva', isYou: true }];
  answer(list({ people }));
  await userEvent.click(screen.getByRole('button', { name: 'Meedoen' }));
  expect(api.calls[0]?.body).toEqual({ action: 'join', firstName: 'Eva' });
  expect(await screen.findAllByRole('button', { name: /^Mijn hartje/ })).toHaveLength(3);
  expect(knownLists()[0]).toEqual({ token: TOKEN, firstName: 'Eva' });
});

test('what the other did is there when the visitor comes back', async () => {
  show();
  api.answer('get', '/together/:token', () =>
    HttpResponse.json(list({ homes: [{ id: 1, likedBy: [1, 2], notes: [] }] })),
  );
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  fireEvent.focus(window);
  await waitFor(() => expect(shownIds()).toEqual([1]));
  jest.restoreAllMocks();
});

test('an answer that was on its way when the visitor changed something takes nothing back', async () => {
  show();
  let send: (list: TogetherList) => void = () => undefined;
  const late = new Promise<TogetherList>((resolve) => {
    send = resolve;
  });
  api.answer('get', '/together/:token', async () => HttpResponse.json(await late));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  fireEvent.focus(window);
  answer(list({ homes: list().homes.filter(({ id }) => id !== 1) }));
  const heart = () => row(1).getByRole('button', { name: /^Mijn hartje/ });
  await userEvent.click(heart());
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
  await act(async () => send(list()));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  jest.restoreAllMocks();
});

test('one whose cookie is gone is told that they do not take part', async () => {
  show();
  api.answer('post', '/together/:token', () =>
    HttpResponse.json({ errors: [{ path: 'firstName', message: 'Zeg eerst wie u bent' }] }, { status: 422 }),
  );
  await userEvent.click(row(1).getByRole('button', { name: /^Mijn hartje/ }));
  expect(await screen.findByText('Zeg eerst wie u bent')).toBeVisible();
});

test('ends only after a question, and is then forgotten', async () => {
  show();
  expect(knownLists()).toHaveLength(1);
  answer(null);
  await userEvent.click(screen.getByText('De lijst beëindigen'));
  expect(api.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ja, beëindig de lijst' }));
  expect(await screen.findByRole('heading', { name: 'Deze lijst is er niet meer' })).toBeVisible();
  expect(knownLists()).toEqual([]);
});

test('is a plain form without JavaScript, with the refusal beside its field', () => {
  const { container } = show(sampleTogether({ you: null }), {
    form: 'together',
    values: {},
    errors: { '': 'Kijk na', firstName: 'Iemand heet al zo' },
  });
  expect(screen.getByLabelText(/Uw voornaam/)).toHaveAccessibleDescription('Iemand heet al zo');
  const hidden = [...container.querySelectorAll<HTMLInputElement>('.join input[type=hidden]')];
  expect(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))).toEqual({
    form: 'together',
    token: TOKEN,
    action: 'join',
  });
});
