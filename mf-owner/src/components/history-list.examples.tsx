import type { Example, Examples } from '@facade/platform/testing';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { sampleStatistics } from '../testing/sample-statistics.ts';
import { DashboardFrame } from './dashboard-view.style.ts';
import { HistoryList } from './history-list.tsx';

const list =
  ({ history, properties }: OwnerStatistics): Example['render'] =>
  (page) => (
    <DashboardFrame>
      <HistoryList history={history} properties={properties} {...page} />
    </DashboardFrame>
  );

export const examples: Examples = {
  'four events': list(sampleStatistics()),
  empty: list(sampleStatistics({ history: [] })),
};
