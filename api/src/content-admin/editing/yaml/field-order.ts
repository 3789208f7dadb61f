/** The position of an added field among the existing ones. */
const ORDER = [
  ...[
    'id',
    'enabled',
    'delay',
    'status',
    'type',
    'show',
    'view',
    'goal',
    'category',
    'article',
    'fragment',
    'background',
  ],
  ...['page', 'sort', 'path', 'paths', 'aliases', 'picture', 'pictures', 'videoUrl', 'color'],
  ...['title', 'subtitle', 'slug', 'breadcrumb', 'summary', 'intro', 'description', 'label', 'text', 'noindex'],
  ...['isActiveSEO', 'metaTitle', 'metaDescription', 'metadata', 'redirect', 'redirectUrl', 'banner'],
  ...['itemsPerRow', 'maxItems', 'link', 'links', 'children', 'modules'],
  ...['public', 'nl', 'fr', 'en', 'de'],
];

/** A field that is not in the list comes last. */
export function rankOf(name: string): number {
  const index = ORDER.indexOf(name);
  return index === -1 ? ORDER.length : index;
}
