import { defineRemote } from '@facade/section-kit';
import { FILTER_LENGTHS } from '@facade/shared-domain/listing/filters/parameter-lengths';
import { COMPARE_PATHS, FAVOURITES_PATHS, TOGETHER_PATHS } from '@facade/shared-domain/paths/kept-paths';
import { OFF_MARKET_PATHS } from '@facade/shared-domain/paths/records/off-market-path';

/** The public face of mf-listings: everything a visitor can search, and the cards that show it. */
export const remote = defineRemote({
  name: 'mf-listings',
  words: ['features', 'travel'],
  pages: {
    /** Everything for sale, or for rent: filters, map, sort, pages of twelve cards. */
    list: './pages/list-page.tsx',
    /** The new-build projects, twelve a page. */
    'project-list': './pages/project-list-page.tsx',
    /** The visitor's favourites and recently viewed homes; with ids, those of another device. */
    favourites: './pages/favourites-page.tsx',
    /** A list of homes that several people share by its link, with hearts and notes of each. */
    together: './pages/together-page.tsx',
    /** Up to four homes side by side, differences marked. */
    compare: './pages/compare-page.tsx',
    /** One home that is offered without being published, with the form that asks for more. */
    'off-market': './pages/off-market-page.tsx',
  },
  fragments: {
    /** Search field with its results panel and the two links to the lists. */
    'search-box': './fragments/search-box.tsx',
    /** Newest properties as cards, a content module of any page. */
    'property-list': './fragments/property-list.tsx',
    /** New-build projects as cards, a content module of any page. */
    'project-list': './fragments/project-list.tsx',
    /** Up to four similar properties, below a property. */
    'similar-properties': './fragments/similar-properties.tsx',
    /** Teasers of homes that are offered without being published, a content module of a `noindex` page. */
    'off-market': './fragments/off-market.tsx',
  },
  /** The home page and a property show cards without the filters of a list, and most visitors of a list never see the others. */
  apart: ['list', 'project-list', 'favourites', 'together', 'compare', 'off-market'],
  /** Each number is the room of all values of a parameter together, as long as the longest that are read. */
  parameters: {
    list: {
      ...FILTER_LENGTHS,
      sort: 10,
      page: 10,
      view: 4,
    },
    'project-list': { page: 10 },
    favourites: { ids: 1100, asked: 1, follow: 1 },
    together: { sort: 10 },
    compare: { ids: 60 },
  },
  paths: {
    favourites: FAVOURITES_PATHS,
    together: TOGETHER_PATHS,
    compare: COMPARE_PATHS,
    'off-market': OFF_MARKET_PATHS,
  },
  forms: {
    /** Makes a shared list, whose page is next. */
    'together-start': { to: '/together' },
    /** A shared list is changed at its own address, which contains the token of its link. */
    together: { to: '/together/:token' },
  },
});
