import type { ItemList, WithContext } from 'schema-dts';

/** schema.org `ItemList` of pages. */
export function itemListJsonLd(items: { path: string }[], name: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ path }, index) => ({ '@type': 'ListItem', position: index + 1, url: path })),
  } satisfies WithContext<ItemList>;
}
