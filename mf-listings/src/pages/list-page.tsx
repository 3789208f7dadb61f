import { definePage } from '@facade/section-kit';
import { PropertyListView } from '../components/list/property-list-view.tsx';
import type { ListData } from '../model/list/list-data.ts';
import { listHead } from './list-head.ts';
import { loadList } from './load-list.ts';

export const page = definePage<ListData>({
  loader: loadList,
  Component: PropertyListView,
  head: listHead,
});
