import { testExamples } from '@facade/section-kit/testing/examples';

// The library that draws the line needs a browser that measures.
jest.mock('./components/dashboard/line-chart.tsx', () => ({ VisitLineChart: () => <svg aria-hidden="true" /> }));

testExamples(import.meta.dirname);
