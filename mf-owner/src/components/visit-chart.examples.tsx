import type { Example, Examples } from '@facade/platform/testing';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { quietStatistics, sampleStatistics } from '../testing/sample-statistics.ts';
import { DashboardFrame } from './dashboard-view.style.ts';
import { VisitChart } from './visit-chart.tsx';

const chart =
  ({ days }: OwnerStatistics): Example['render'] =>
  (page) => (
    <DashboardFrame>
      <VisitChart days={days} {...page} />
    </DashboardFrame>
  );

const asTable = (around: HTMLElement) => around.querySelector<HTMLElement>('summary')?.click();

export const examples: Examples = {
  'thirty days': chart(sampleStatistics()),
  'with its table': { render: chart(sampleStatistics()), play: asTable },
  'no visit': chart(quietStatistics()),
};
