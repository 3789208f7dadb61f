import { HttpResponse } from '@facade/section-kit/testing/api';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fr from '../locales/fr.json';
import nl from '../locales/nl.json';
import { sampleSuggestions } from '../testing/sample-suggestions.ts';
import { field, place, showSearch, startSearchApi, textOf } from '../testing/search-page.tsx';

const api = startSearchApi();
const asked = () => api.calls.map(({ path }) => textOf(path));

test('still searches when the suggestions cannot be fetched, and says so', async () => {
  api.answer('get', '/suggest', () => new HttpResponse('down', { status: 503 }));
  showSearch('fr');
  await userEvent.type(field(), 'maison à ath');
  expect(await screen.findByText(fr.search.trouble)).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(place()).toBe('/fr/a-vendre/?q=maison+%C3%A0+ath');
});

test('says that the visitor is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.answer('get', '/suggest', () => HttpResponse.error());
  showSearch();
  await userEvent.click(field());
  expect(await screen.findByText(nl.search.offline)).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('asks for nothing before the visitor comes near, and for a text once', async () => {
  showSearch();
  expect(api.calls).toEqual([]);
  await userEvent.click(field());
  await screen.findByRole('grid');
  await userEvent.type(field(), 'le');
  await screen.findByText('Lessen');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await screen.findByText('Bouwgrond');
  expect(asked().filter((text) => text === '')).toHaveLength(1);
  expect(api.calls[0]?.path).toBe('/suggest?lang=nl&q=');
});

/** Holds the answer to a text until the returned function is called. */
function hold(wanted: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.answer('get', '/suggest', async ({ path }) => {
    const text = textOf(path);
    if (text === wanted) await held;
    return HttpResponse.json(sampleSuggestions(text));
  });
  return release;
}

test('a row that the arrows reached before the answer came is not active any more', async () => {
  const release = hold('7860');
  showSearch();
  await userEvent.click(field());
  await screen.findByText('Bouwgrond');
  await userEvent.paste('7860');
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant');
  await act(async () => release());
  await screen.findByText('Lessen');
  await waitFor(() => expect(screen.queryByText('Bouwgrond')).toBeNull());
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('keeps the last rows until the next come, and forgets an answer that was overtaken', async () => {
  const release = hold('l');
  showSearch();
  await userEvent.click(field());
  await screen.findByText('Bouwgrond');
  await userEvent.type(field(), 'l');
  expect(screen.getByText('Bouwgrond')).toBeInTheDocument();
  await waitFor(() => expect(asked()).toContain('l'));
  await userEvent.type(field(), 'e');
  await screen.findByText('Lessen');
  expect(screen.queryByText('Bouwgrond')).toBeNull();
  await act(async () => release());
  expect(screen.queryByText('Lanquesaint')).toBeNull();
});
