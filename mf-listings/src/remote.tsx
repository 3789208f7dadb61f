import { defineRemote } from '@facade/section-kit';

/** The public face of mf-listings: everything a visitor can search, and the cards that show it. */
export const remote = defineRemote({
  name: 'mf-listings',
  pages: {
    /** Everything for sale, or for rent: filters, sort, pages of twelve cards. */
    list: './pages/list-page.tsx',
    /** The new-build projects. */
    'project-list': './pages/project-list-page.tsx',
    /** The visitor's favourites, for sale and for rent apart; with ids, those of another device. */
    favourites: './pages/favourites-page.tsx',
    /** Up to four homes side by side. */
    compare: './pages/compare-page.tsx',
  },
  fragments: {
    /** Search field with its results panel and the two links to the lists. */
    'search-box': './fragments/search-box.tsx',
    /** Newest properties, as a content module of any page. */
    'property-list': './fragments/property-list.tsx',
    /** New-build projects, as a content module of any page. */
    'project-list': './fragments/project-list.tsx',
    /** Under a property: others that its visitor would want to see. */
    'similar-properties': './fragments/similar-properties.tsx',
  },
  /** Kept properties are up to a hundred ids, with commas between them. */
  parameters: {
    list: { city: 100, type: 20, sort: 10, available: 1, page: 6, q: 100, ids: 1100 },
    favourites: { ids: 1100 },
    compare: { ids: 60 },
  },
  paths: {
    favourites: { nl: '/bewaard/', fr: '/favoris/', en: '/favourites/', de: '/merkliste/' },
    compare: { nl: '/vergelijken/', fr: '/comparer/', en: '/compare/', de: '/vergleichen/' },
  },
  /** Few visits come to them. */
  apart: ['favourites', 'compare'],
});
