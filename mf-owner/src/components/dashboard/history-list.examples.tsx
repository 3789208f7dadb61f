import type { Example, Examples } from '@facade/section-kit/testing';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { sampleStatistics } from '../../testing/sample-statistics.ts';
import { Dashboard } from './dashboard-view.style.ts';
import { HistoryList } from './history-list.tsx';

const list =
  ({ history, properties }: OwnerStatistics): Example['render'] =>
  (page) => (
    <Dashboard>
      <HistoryList history={history} properties={properties} {...page} />
    </Dashboard>
  );

export const examples: Examples = {
  'four events': list(sampleStatistics()),
  empty: list(sampleStatistics({ history: [] })),
};
