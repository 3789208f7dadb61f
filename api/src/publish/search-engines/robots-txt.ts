/** Pictures of the api are content of pages; its other answers are for programs. */
const RULES = [
  'User-agent: *',
  'Allow: /api/pictures/',
  'Allow: /api/properties/*/share.',
  'Allow: /api/projects/*/share.',
  'Disallow: /api/',
  'Disallow: /_override',
  'Disallow: /_report',
];

const NOTHING = 'User-agent: *\nDisallow: /\n';

/** `robots.txt` (RFC 9309). A site that is not public yet has no sitemap. */
export const robotsTxt = (origin: string, isPublic: boolean): string => (isPublic ? open(origin) : NOTHING);

const open = (origin: string): string => `${RULES.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
