import type { Language, WebsiteMenuEntry, WebsiteThingAnswer } from '@facade/shared-domain/model';

/** Position of an entry: the indexes of its ancestors and its own. */
export type MenuPlace = readonly number[];

type Menu = readonly WebsiteMenuEntry[];

/** Every entry in the order of the page, with its position. */
export const flatMenu = (menu: Menu, above: MenuPlace = []): { entry: WebsiteMenuEntry; place: MenuPlace }[] =>
  menu.flatMap((entry, index) => {
    const place = [...above, index];
    return [{ entry, place }, ...flatMenu(entry.children, place)];
  });

/** The name of an entry: its own text, or that of its page. */
export const titleOf = (
  { labels, page }: WebsiteMenuEntry,
  pages: WebsiteThingAnswer['pages'],
  language: Language,
): string => labels[language] || pages.find(({ path }) => path === page)?.title || page;

/** `[2].children[0]`, as the api names it. */
export const placeName = (place: MenuPlace): string => place.map((index) => `[${index}]`).join('.children');

/** The menu with changed siblings of an entry. */
function withSisters(
  menu: Menu,
  place: MenuPlace,
  change: (sisters: WebsiteMenuEntry[], index: number) => Menu,
): WebsiteMenuEntry[] {
  const [index = 0, ...below] = place;
  if (below.length === 0) return [...change([...menu], index)];
  return menu.map((entry, at) =>
    at === index ? { ...entry, children: withSisters(entry.children, below, change) } : entry,
  );
}

const swapped = (sisters: WebsiteMenuEntry[], one: number, other: number): WebsiteMenuEntry[] => {
  const first = sisters[one];
  const second = sisters[other];
  if (!first || !second) return sisters;
  return sisters.map((entry, at) => (at === one ? second : at === other ? first : entry));
};

export const moveUp = (menu: Menu, place: MenuPlace) =>
  withSisters(menu, place, (sisters, index) => swapped(sisters, index, index - 1));

export const moveDown = (menu: Menu, place: MenuPlace) =>
  withSisters(menu, place, (sisters, index) => swapped(sisters, index, index + 1));

export const removeEntry = (menu: Menu, place: MenuPlace) =>
  withSisters(menu, place, (sisters, index) => sisters.filter((_, at) => at !== index));

export const changeEntry = (menu: Menu, place: MenuPlace, change: Partial<WebsiteMenuEntry>) =>
  withSisters(menu, place, (sisters, index) =>
    sisters.map((entry, at) => (at === index ? { ...entry, ...change } : entry)),
  );

/** Makes it a child of the entry above it. */
export const nest = (menu: Menu, place: MenuPlace) =>
  withSisters(menu, place, (sisters, index) => {
    const entry = sisters[index];
    const above = sisters[index - 1];
    if (!entry || !above) return sisters;
    const parent = { ...above, children: [...above.children, entry] };
    return [...sisters.slice(0, index - 1), parent, ...sisters.slice(index + 1)];
  });

/** Moves it out, after its parent. */
export const unnest = (menu: Menu, place: MenuPlace) =>
  withSisters(menu, place.slice(0, -1), (sisters, index) => {
    const above = sisters[index];
    const at = place.at(-1) ?? 0;
    const entry = above?.children[at];
    if (!entry || !above) return sisters;
    const parent = { ...above, children: above.children.filter((_, child) => child !== at) };
    return [...sisters.slice(0, index), parent, entry, ...sisters.slice(index + 1)];
  });
