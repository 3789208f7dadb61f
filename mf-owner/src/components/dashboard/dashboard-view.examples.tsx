import type { Examples } from '@facade/section-kit/testing';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { quietStatistics, sampleStatistics } from '../../testing/sample-statistics.ts';
import { DashboardView } from './dashboard-view.tsx';

const view = (statistics: OwnerStatistics) => ({
  render: () => <DashboardView data={{ statistics, alternates: {} }} />,
  bleed: true,
});

export const examples: Examples = {
  'two properties': view(sampleStatistics()),
  'nothing to show yet': view(quietStatistics()),
};
