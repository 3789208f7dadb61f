import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';

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

/** schema.org `BreadcrumbList` of a list: the home page, the list, and its main filters. */
export function listBreadcrumbJsonLd(crumbs: { name: string; path: string }[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  } satisfies WithContext<BreadcrumbList>;
}
