import { toggleFavourite } from '@facade/section-kit';
import { startFavourites } from './favourites.ts';

test('the header shows the number of favourites, and nothing when there are none', () => {
  localStorage.setItem('facade.favourites', '[4]');
  document.body.innerHTML = '<a data-chrome="favourites"><b hidden></b></a>';
  const link = document.querySelector<HTMLElement>('a');
  const number = document.querySelector('b');
  if (!link) throw new Error('no link');
  const stop = startFavourites(link);
  expect(number).toHaveTextContent('1');
  expect(number).toBeVisible();
  toggleFavourite(7);
  expect(number).toHaveTextContent('2');
  toggleFavourite(7);
  toggleFavourite(4);
  expect(number).not.toBeVisible();
  stop();
});
