import type { Examples } from '@facade/section-kit/testing';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { oneHome, quietStatistics, sampleStatistics } from '../testing/sample-statistics.ts';
import { DashboardView } from './dashboard-view.tsx';

const view = (statistics: OwnerStatistics) => ({
  render: () => (
    <DashboardView data={{ statistics, query: { property: statistics.chosen, kind: null }, alternates: {} }} />
  ),
  bleed: true,
});

export const examples: Examples = {
  'two properties': view(sampleStatistics()),
  'one of them': view(oneHome()),
  'nothing to show yet': view(quietStatistics()),
};
