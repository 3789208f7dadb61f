import { browserApi } from '@facade/section-kit';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { messages } from '@facade/shared-domain/forms/messages/nl';
import { readDemand } from '@facade/shared-domain/listing/demand-criteria';
import type { DemandCount } from '@facade/shared-domain/model';
import { render, screen, waitFor, within } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { formPage, user, write } from '../../testing/form-page.tsx';
import { loadChoices } from './demand-data.ts';
import { DemandForm, SearchPart } from './demand-form.tsx';

const api = startApi();
const choices = {
  types: [
    { id: 1, name: 'Woning' },
    { id: 12, name: 'Appartement' },
  ],
  zones: [{ id: 'ath', name: 'Aat', lat: 50.6, lng: 3.7 }],
  towns: { 'Ath|7800': '7800 Aat' },
  found: { search: 'appartement te huur, Aat', count: 3, isMore: false },
};

beforeAll(async () => void (await SearchPart.load()));
beforeEach(() => {
  sessionStorage.clear();
  api.answer('get', '/demand/count', () =>
    HttpResponse.json({ search: 'woning te koop', count: 10_000, isMore: true }),
  );
  api.answer('get', '/suggest', () => HttpResponse.json({ types: [], cities: [], properties: [], query: null }));
  api.answer('post', '/forms/:form', () => HttpResponse.json({ id: 'x', next: '/nl/bedankt/' }, { status: 201 }));
});

const show = (query = '', token?: string, found: DemandCount | null = choices.found) =>
  render(
    formPage(
      <DemandForm
        choices={{ ...choices, found }}
        criteria={readDemand(new URLSearchParams(query)).criteria}
        frequency="daily"
        query={query}
        token={token}
      />,
    ),
  );

const sent = () => api.calls.filter(({ path }) => path === '/forms/demand');
const send = (name = nl.demand.send) => user.click(screen.getByRole('button', { name }));

test('starts with the filters of the list from which it was opened', () => {
  show('goal=rent&type=12&city=Ath|7800&maxPrice=900&minBedrooms=2&minSurface=80');
  expect(screen.getByRole('radio', { name: nl.demand.rent })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Appartement' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Woning' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: '7800 Aat' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: nl.demand.to })).toHaveValue('900');
  expect(screen.getByRole('checkbox', { name: 'Minstens 80 m² bewoonbaar' })).toBeChecked();
});

test('that of a list says in one line what is saved, and takes an address', async () => {
  const { container } = show('goal=rent&city=Ath|7800&minSurface=80');
  expect(screen.getByText('Appartement te huur, Aat')).toBeVisible();
  expect(screen.getByText('Nu passen er 3 panden.')).toBeVisible();
  expect(container.querySelector('details')?.open).toBe(false);
  expect(screen.queryByLabelText(new RegExp(`^${nl.fields.firstName}`))).not.toBeInTheDocument();
  write(nl.fields.email, 'an@example.be');
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${nl.fields.privacy}`) }));
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  // No kind of home was chosen: all are meant.
  expect(sent()[0]?.body).toMatchObject({
    goal: 'rent',
    types: [],
    cities: ['Ath|7800'],
    minSurface: '80',
    email: 'an@example.be',
  });
});

test('what is wrong in the folded fields unfolds them', async () => {
  const { container } = show('goal=rent&minPrice=900');
  await user.click(screen.getByText(nl.demand.adapt));
  write(nl.demand.to, '800');
  const details = container.querySelector('details') as HTMLDetailsElement;
  await user.click(screen.getByText(nl.demand.adapt));
  expect(details.open).toBe(false);
  await send();
  await waitFor(() => expect(details.open).toBe(true));
  expect(sent()).toEqual([]);
});

test('says that a type and a place are missing, each once', async () => {
  show();
  await send();
  const summary = await screen.findByRole('alert');
  const said = within(summary).getAllByRole('link');
  expect(said.map((link) => link.textContent)).toEqual([
    messages['types.required'],
    messages['zones.required'],
    messages['firstName.required'],
    messages['lastName.required'],
    messages['email.required'],
    messages['privacy.required'],
  ]);
  expect(screen.getByRole('group', { name: nl.demand.types })).toHaveAccessibleDescription(messages['types.required']);
  expect(sent()).toEqual([]);
});

test('takes towns one after the other, with a tick each, and sends the ticked ones', async () => {
  show('type=1');
  const towns = screen.getByLabelText(new RegExp(`^${nl.demand.towns}`));
  await user.type(towns, '7800 Ath{Enter}');
  await user.type(towns, '7860, Lens');
  await user.click(screen.getByRole('button', { name: nl.demand.add }));
  expect(towns).toHaveValue('');
  await user.click(screen.getByRole('checkbox', { name: '7860' }));
  await user.click(screen.getByRole('checkbox', { name: 'Aat' }));
  write(nl.fields.email, 'an@example.be');
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${nl.fields.privacy}`) }));
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    types: ['1'],
    cities: ['Ath|7800', 'Lens'],
    zones: ['ath'],
    frequency: 'daily',
  });
});

test('shows how many homes match, and follows the choices', async () => {
  show('type=1');
  await user.click(screen.getByRole('checkbox', { name: 'Tuin' }));
  expect(await screen.findByText('Nu passen er 10.000+ panden.')).toBeVisible();
  expect(screen.getByText('Woning te koop')).toBeVisible();
  await waitFor(() => {
    const counts = api.calls.filter(({ path }) => path.startsWith('/demand/count'));
    expect(counts.at(-1)?.path).toMatch(/[?&]has=garden/);
  });
});

test('does not need the number: where it could not be had, it is asked for again', async () => {
  api.answer('get', '/demand/count', () => HttpResponse.json({ status: 503 }, { status: 503 }));
  api.answer('get', '/categories', () => HttpResponse.json([]));
  api.answer('get', '/demand/zones', () => HttpResponse.json([]));
  const { criteria } = readDemand(new URLSearchParams('type=1'));
  const { signal } = new AbortController();
  const { found } = await loadChoices({ api: browserApi, language: 'nl', signal }, criteria);
  expect(found).toBeNull();
  api.answer('get', '/demand/count', () => HttpResponse.json({ search: 'woning te koop', count: 1, isMore: false }));
  show('type=1', undefined, found);
  expect(await screen.findByText('Nu past er 1 pand.')).toBeVisible();
});

test('with the link, the search can be changed without personal data', async () => {
  show('type=1&zone=ath', 'dm-token');
  expect(screen.queryByLabelText(new RegExp(`^${nl.fields.email}`))).not.toBeInTheDocument();
  await send(nl.demand.change);
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ token: 'dm-token', zones: ['ath'] }));
});
