/** Pictures of the api are pages' content; what else it answers is for programs. */
const RULES = [
  'User-agent: *',
  'Allow: /api/pictures/',
  'Allow: /api/properties/*/share.',
  'Allow: /api/projects/*/share.',
  'Disallow: /api/',
  'Disallow: /_override',
  'Disallow: /_report',
];

/** `robots.txt` (RFC 9309). */
export const robotsTxt = (origin: string): string => `${RULES.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
