import { keptIds, onKeptChange, toggleKept } from './favourites-store.ts';

const KEY = 'facade.favourites';

beforeEach(() => localStorage.clear());

test('who listens hears of what is kept here and in another tab', () => {
  const heard: (readonly number[])[] = [];
  const stop = onKeptChange(() => heard.push(keptIds()));
  toggleKept(7);
  localStorage.setItem(KEY, '[7,8]');
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  stop();
  expect(heard).toEqual([[7], [7, 8]]);
});

test('what another tab keeps while nobody listens is found by who asks next', () => {
  const stop = onKeptChange(() => {});
  toggleKept(1);
  stop();
  localStorage.setItem(KEY, '[2]');
  expect(keptIds()).toEqual([2]);
  onKeptChange(() => {})();
});
