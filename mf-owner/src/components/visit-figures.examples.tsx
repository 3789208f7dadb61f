import type { Example, Examples } from '@facade/platform/testing';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { quietStatistics, sampleStatistics } from '../testing/sample-statistics.ts';
import { DashboardFrame } from './dashboard-view.style.ts';
import { VisitFigures } from './visit-figures.tsx';

const figures =
  (statistics: OwnerStatistics): Example['render'] =>
  (page) => (
    <DashboardFrame>
      <VisitFigures statistics={statistics} {...page} />
    </DashboardFrame>
  );

export const examples: Examples = {
  'more, fewer, as many': figures(sampleStatistics()),
  'no visit': figures(quietStatistics()),
  'large numbers': figures(sampleStatistics({ month: { visits: 1_284_900, previous: 3 } })),
};
