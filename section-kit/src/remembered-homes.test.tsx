import { act, renderHook } from '@testing-library/react';
import { on } from './events.ts';
import { rememberViewed, toggleFavourite, useFavourites, useViewed } from './remembered-homes.ts';

const KEY = 'facade.favourites';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('every component has the same favourites, and an event reports changes here and in another tab', () => {
  const heard: (readonly number[])[] = [];
  const stop = on('favourites:changed', ({ ids }) => heard.push(ids));
  const [first, second] = [renderHook(useFavourites), renderHook(useFavourites)];
  act(() => toggleFavourite(7));
  localStorage.setItem(KEY, '[7,8]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
  stop();
  expect(heard).toEqual([[7], [7, 8]]);
  expect([first.result.current, second.result.current]).toEqual([
    [7, 8],
    [7, 8],
  ]);
});

test('choosing a property again removes it, and the oldest one is removed beyond the limit', () => {
  const { result } = renderHook(useFavourites);
  act(() => toggleFavourite(1));
  act(() => toggleFavourite(1));
  expect(result.current).toEqual([]);
  localStorage.setItem(KEY, JSON.stringify(Array.from({ length: 100 }, (_, id) => id)));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  act(() => toggleFavourite(500));
  expect([result.current.length, result.current[0], result.current.at(-1)]).toEqual([100, 1, 500]);
});

test('favourites of another tab are found by components that render later', () => {
  const { unmount } = renderHook(useFavourites);
  act(() => toggleFavourite(1));
  unmount();
  localStorage.setItem(KEY, '[2]');
  expect(renderHook(useFavourites).result.current).toEqual([2]);
});

test.each(['no JSON', '{"a":1}', '["1",null]'])('the stored value may be invalid: %s', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(renderHook(useFavourites).result.current).toEqual([]);
});

test('without storage, a favourite lasts until the page is left', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(useFavourites);
  act(() => toggleFavourite(3));
  expect(result.current).toEqual([3]);
  refuse.mockRestore();
});

test('the site counts added favourites, not removed ones', async () => {
  const sent: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    sent.push(`${url} ${init?.body}`);
    return new Response(null, { status: 204 });
  });
  const { result } = renderHook(useFavourites);
  act(() => toggleFavourite(7));
  act(() => toggleFavourite(7));
  expect(result.current).toEqual([]);
  expect(sent).toEqual(['/api/favourites {"propertyId":7}']);
});

test('the last viewed home is last, once, and the oldest is removed beyond the limit', () => {
  const { result } = renderHook(useViewed);
  act(() => {
    for (const id of [1, 2, 1, 1]) rememberViewed(id);
  });
  expect(result.current).toEqual([2, 1]);
  act(() => {
    for (let id = 10; id < 22; id += 1) rememberViewed(id);
  });
  expect(result.current).toHaveLength(12);
  expect(JSON.parse(sessionStorage.getItem('facade.viewed') ?? '')).toEqual(result.current);
});
