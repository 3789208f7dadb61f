import type { Example, Examples } from '@facade/section-kit/testing';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { quietStatistics, sampleStatistics } from '../../testing/sample-statistics.ts';
import { Dashboard } from '../dashboard-view.style.ts';
import { VisitFigures } from './visit-figures.tsx';

const figures =
  (statistics: OwnerStatistics): Example['render'] =>
  () => (
    <Dashboard>
      <VisitFigures statistics={statistics} />
    </Dashboard>
  );

export const examples: Examples = {
  'more, fewer, as many': figures(sampleStatistics()),
  'no visit': figures(quietStatistics()),
  'large numbers': figures(sampleStatistics({ month: { visits: 1_284_900, previous: 3 } })),
};
