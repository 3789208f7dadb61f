import { pagesToShow } from './paging.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 8, [1, 2, null, 8]],
  [3, 8, [1, 2, 3, 4, null, 8]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [8, 8, [1, null, 7, 8]],
  [4, 5, [1, 2, 3, 4, 5]],
])('page %i of %i', (page, pages, shown) => {
  expect(pagesToShow(page, pages)).toEqual(shown);
});
