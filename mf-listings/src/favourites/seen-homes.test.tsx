import { toggleFavourite } from '@facade/section-kit';
import { toCardProperty } from '../cards/card-data.ts';
import { sampleProperty } from '../testing/samples.ts';
import { readSeenHomes, rememberFavourite, writeSeenHomes } from './seen-homes.ts';

const KEY = 'facade.favourites.seen';
const home = (id: number) => toCardProperty(sampleProperty({ id }));
const ids = (language: 'nl' | 'fr') => readSeenHomes(language).map(({ id }) => id);

/** Does what a click on the heart does. */
function click(id: number, language: 'nl' | 'fr' = 'nl'): void {
  toggleFavourite(id);
  rememberFavourite(language, home(id));
}

beforeEach(() => {
  localStorage.clear();
  // Force a new read of the ids.
  window.dispatchEvent(new StorageEvent('storage', { key: 'facade.favourites' }));
});

test('adding a favourite stores its card, newest first', () => {
  click(1);
  click(2);
  expect(ids('nl')).toEqual([2, 1]);
});

test('removing a favourite deletes its card; without favourites nothing is stored', () => {
  click(1);
  click(2);
  click(1);
  expect(ids('nl')).toEqual([2]);
  click(2);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a favourite added in French keeps the cards in Dutch; one that is removed is deleted in both', () => {
  click(1);
  click(2);
  click(3, 'fr');
  expect([ids('nl'), ids('fr')]).toEqual([[2, 1], [3]]);
  click(1, 'fr');
  expect([ids('nl'), ids('fr')]).toEqual([[2], [3]]);
});

test('homes that are not favourites are not stored', () => {
  click(1);
  writeSeenHomes('fr', [home(1), home(8)]);
  expect(ids('fr')).toEqual([1]);
});

test.each(['', 'null', '[]', '7', '{"language":"nl","homes":[]}', '{"nl":"x"}'])(
  'ignores an invalid stored value: %j',
  (value) => {
    localStorage.setItem(KEY, value);
    expect(ids('nl')).toEqual([]);
    click(1);
    expect(ids('nl')).toEqual([1]);
  },
);
