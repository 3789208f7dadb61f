import type { WebsiteMenuEntry } from '@facade/shared-domain/model';
import { changeEntry, flatMenu, moveDown, moveUp, nest, placeName, removeEntry, unnest } from './menu-tree.ts';

const entry = (page: string, children: WebsiteMenuEntry[] = []): WebsiteMenuEntry => ({
  from: page,
  page,
  labels: {},
  children,
});
const menu = [entry('a'), entry('b', [entry('c'), entry('d')]), entry('e')];
const shown = (entries: WebsiteMenuEntry[]): string =>
  entries.map(({ page, children }) => page + (children.length > 0 ? `(${shown(children)})` : '')).join(' ');

test('entries move among their siblings, and no further', () => {
  expect(shown(moveUp(menu, [1]))).toBe('b(c d) a e');
  expect(shown(moveDown(menu, [1, 0]))).toBe('a b(d c) e');
  expect(shown(moveUp(menu, [0]))).toBe('a b(c d) e');
  expect(shown(moveDown(menu, [2]))).toBe('a b(c d) e');
});

test('entries go below another and come out behind it', () => {
  expect(shown(nest(menu, [2]))).toBe('a b(c d e)');
  expect(shown(nest(menu, [0]))).toBe('a b(c d) e');
  expect(shown(unnest(menu, [1, 0]))).toBe('a b(d) c e');
});

test('entries are changed and removed, with their children', () => {
  expect(shown(removeEntry(menu, [1]))).toBe('a e');
  expect(shown(changeEntry(menu, [1, 1], { page: 'x' }))).toBe('a b(c x) e');
  expect(flatMenu(menu).map(({ entry: { page }, place }) => page + placeName(place))).toEqual([
    'a[0]',
    'b[1]',
    'c[1].children[0]',
    'd[1].children[1]',
    'e[2]',
  ]);
});
