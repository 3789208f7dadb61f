import { definePage } from '@facade/section-kit';
import type { ListData } from '../list/list-data.ts';
import { PropertyListView } from '../list/property-list-view.tsx';
import { listHead } from './list-head.ts';

export const page = definePage<ListData, 'mf-listings'>({
  // A chunk of its own: the browser loads data only when it follows a link.
  loader: async (args) => (await import('./load-list.ts')).loadList(args),
  Component: PropertyListView,
  head: listHead,
});
