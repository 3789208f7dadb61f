import type { Language } from '@facade/shared-domain/model';

/** A page in the sitemap: its path in each language that search engines may show. */
export interface SitemapEntry {
  paths: Partial<Record<Language, string>>;
  /** ISO date. */
  modifiedAt?: string;
  /** Path of its first picture. */
  picture?: string;
}
