import type { Example, Examples } from '@facade/section-kit/testing';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { quietStatistics, sampleStatistics } from '../testing/sample-statistics.ts';
import { Dashboard } from './dashboard-view.style.ts';
import { VisitChart } from './visit-chart.tsx';

const chart =
  ({ days }: OwnerStatistics): Example['render'] =>
  () => (
    <Dashboard>
      <VisitChart days={days} query={{ property: null, kind: null }} />
    </Dashboard>
  );

const asTable = (around: HTMLElement) => around.querySelector<HTMLElement>('summary')?.click();

export const examples: Examples = {
  'thirty days': chart(sampleStatistics()),
  'with its table': { render: chart(sampleStatistics()), play: asTable },
  'no visit': chart(quietStatistics()),
};
