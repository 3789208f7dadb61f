import type { Example, Examples } from '@facade/platform/testing';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { sampleStatistics } from '../testing/sample-statistics.ts';
import { DashboardFrame } from './dashboard-view.style.ts';
import { SourceList } from './source-list.tsx';

const list =
  (sources: OwnerStatistics['sources']): Example['render'] =>
  (page) => (
    <DashboardFrame>
      <SourceList sources={sources} {...page} />
    </DashboardFrame>
  );

export const examples: Examples = {
  'four sources': list(sampleStatistics().sources),
  empty: list([]),
};
