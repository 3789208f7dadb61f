import { definePage } from '@facade/section-kit';
import { PropertyListView } from '../components/list/property-list-view.tsx';
import type { ListData } from '../model/list/list-data.ts';
import { listHead } from './list-head.ts';

export const page = definePage<ListData, 'mf-listings'>({
  // A chunk of its own: the browser loads data only when it follows a link.
  loader: async (args) => (await import('./load-list.ts')).loadList(args),
  Component: PropertyListView,
  head: listHead,
});
