import { redirectTo } from '@facade/section-kit';

/** Preview paths are an agency looking at its own work: never redirected, indexed or counted. */
export const isPreview = (pathname: string): boolean => pathname.toLowerCase().includes('preview');

/**
 * Sends the visitor to the canonical path where the address has the right id but a wrong or outdated slug, another case,
 * or its original form (`/property/12/`). The query is kept, apart from the `id` that names a
 * project (`/project/?id=79`). Throws the redirect signal.
 */
export function requireCanonicalPath(url: URL, canonical: string): void {
  if (url.pathname === canonical || isPreview(url.pathname)) return;
  const query = new URLSearchParams(url.searchParams);
  query.delete('id');
  throw redirectTo(query.size > 0 ? `${canonical}?${query}` : canonical, 301);
}
