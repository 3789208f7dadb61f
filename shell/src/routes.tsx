import type { Page, RouteMatch } from '@facade/section-kit';
import { loadContentPage } from './content/load-content-page.ts';

/** What answers a kind of URL: a page of a section, or one of the shell's own. */
export type PageSource = { section: string; page: string } | { own: () => Promise<Page> };

const from = (section: string, page: string): PageSource => ({ section, page });
const content: PageSource = { own: loadContentPage };

/** The table of contents of the site: every kind of URL (`parsePath` of shared-domain) and the page that answers it. */
export const routes: Record<string, PageSource> = {
  home: content,
  page: content,
  article: content,
  'sale-list': from('mf-listings', 'list'),
  'rent-list': from('mf-listings', 'list'),
  'project-list': from('mf-listings', 'project-list'),
  property: from('mf-detail', 'property'),
  unit: from('mf-detail', 'property'),
  project: from('mf-detail', 'project'),
  feedback: from('mf-forms', 'feedback'),
  login: from('mf-owner', 'login'),
  owner: from('mf-owner', 'dashboard'),
};

/**
 * What answers an address; null for an unknown one. For a page of type `section`, the agency's content names the section's
 * page. For an address that a section declares, the kind is the page.
 */
export function sourceOf(route: RouteMatch | null): PageSource | null {
  if (!route) return null;
  const [section, page] = (route.kind === 'section' ? route.params.shows : route.kind)?.split('/') ?? [];
  if (section && page) return from(section, page);
  return routes[route.kind] ?? null;
}
