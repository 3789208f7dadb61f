import type { Example, Examples } from '@facade/section-kit/testing';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { sampleStatistics } from '../../testing/sample-statistics.ts';
import { Dashboard } from '../dashboard-view.style.ts';
import { SourceList } from './source-list.tsx';

const list =
  (sources: OwnerStatistics['sources']): Example['render'] =>
  () => (
    <Dashboard>
      <SourceList sources={sources} />
    </Dashboard>
  );

export const examples: Examples = {
  'four sources': list(sampleStatistics().sources),
  empty: list([]),
};
