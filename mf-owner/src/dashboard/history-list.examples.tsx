import type { Example, Examples } from '@facade/section-kit/testing';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { sampleStatistics } from '../testing/sample-statistics.ts';
import { Dashboard } from './dashboard-view.style.ts';
import { HistoryList } from './history-list.tsx';

const query = { property: null, kind: null };

const list =
  ({ history, properties }: OwnerStatistics): Example['render'] =>
  () => (
    <Dashboard>
      <HistoryList history={history} properties={properties} query={query} path="/nl/eigenaar/" />
    </Dashboard>
  );

export const examples: Examples = {
  'four events': list(sampleStatistics()),
  empty: list(sampleStatistics({ history: [] })),
};
