import { toggleFavourite } from '@facade/section-kit';
import { sampleProperty } from '../../testing/samples.ts';
import { toCardProperty } from '../cards/card-data.ts';
import { readSeenHomes, rememberFavourite, writeSeenHomes } from './seen-homes.ts';

const KEY = 'facade.favourites.seen';
const home = (id: number) => toCardProperty(sampleProperty({ id }));
const ids = (language: 'nl' | 'fr') => readSeenHomes(language).map(({ id }) => id);

/** What a click on the heart does. */
function click(id: number, language: 'nl' | 'fr' = 'nl'): void {
  toggleFavourite(id);
  rememberFavourite(language, home(id));
}

beforeEach(() => {
  localStorage.clear();
  // The ids are read again.
  window.dispatchEvent(new StorageEvent('storage', { key: 'facade.favourites' }));
});

test('a home is remembered as it is kept, the last one first', () => {
  click(1);
  click(2);
  expect(ids('nl')).toEqual([2, 1]);
});

test('and forgotten as it is let go; without any, nothing is stored', () => {
  click(1);
  click(2);
  click(1);
  expect(ids('nl')).toEqual([2]);
  click(2);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('one kept in French leaves the cards in Dutch, one let go is forgotten in both', () => {
  click(1);
  click(2);
  click(3, 'fr');
  expect([ids('nl'), ids('fr')]).toEqual([[2, 1], [3]]);
  click(1, 'fr');
  expect([ids('nl'), ids('fr')]).toEqual([[2], [3]]);
});

test('homes that were let go elsewhere are not written', () => {
  click(1);
  writeSeenHomes('fr', [home(1), home(8)]);
  expect(ids('fr')).toEqual([1]);
});

test.each(['', 'null', '[]', '7', '{"language":"nl","homes":[]}', '{"nl":"x"}'])(
  'a value of others is none: %j',
  (value) => {
    localStorage.setItem(KEY, value);
    expect(ids('nl')).toEqual([]);
    click(1);
    expect(ids('nl')).toEqual([1]);
  },
);
