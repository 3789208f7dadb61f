import type { Page } from '@facade/section-kit';
import { createElement } from 'react';

/** A consent section that renders nothing. */
export const dialog = { 'fragment-dialog': { fragment: { Component: () => null } } };

/** A listings section whose only page shows a heading; `changes`: changes to its page. */
export const list = (changes: Partial<Page<string>> = {}) => ({
  'page-list': {
    page: {
      loader: async () => 'Huizen',
      Component: ({ data }: { data: string }) => createElement('h1', null, data),
      head: () => ({ title: 'Te koop' }),
      ...changes,
    },
  },
});

/** The modules of a site with both. */
export const withList = (changes: Partial<Page<string>> = {}) => ({
  'mf-consent': dialog,
  'mf-listings': list(changes),
});
