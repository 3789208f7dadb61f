import { keepFavourites } from '@facade/section-kit';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { fireEvent, waitFor } from '@testing-library/react';
import { offerOffline } from './offer-offline.ts';

const api = startApi();
const register = jest.fn(async () => undefined);
const postMessage = jest.fn();

test('registers the worker after the first interaction, and makes it store the favourites when they change', async () => {
  const serviceWorker = { register, ready: Promise.resolve({ active: { postMessage } }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  api.answer('get', '/properties', () =>
    HttpResponse.json({ items: [{ pictures: [{ id: 'p1' }] }, { pictures: [] }] }),
  );
  offerOffline('nl');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(register).not.toHaveBeenCalled();

  fireEvent.keyDown(document.body, { key: 'Tab' });
  await waitFor(() => expect(register).toHaveBeenCalledTimes(1), { timeout: 3000 });
  expect(register).toHaveBeenCalledWith('/service-worker.js', { scope: '/', updateViaCache: 'none' });
  expect(postMessage).not.toHaveBeenCalled();

  keepFavourites([1, 2]);
  await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(1), { timeout: 3000 });
  expect(postMessage).toHaveBeenCalledWith({
    page: '/nl/bewaard/',
    pictures: [expect.stringMatching(/^\/api\/pictures\/p1\?width=\d+&format=avif$/)],
  });

  // The next document of this tab, in another language: the first one requests nothing again, the second does.
  offerOffline('nl');
  offerOffline('fr');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2), { timeout: 5000 });
  expect(postMessage).toHaveBeenLastCalledWith(expect.objectContaining({ page: '/fr/favoris/' }));
});
