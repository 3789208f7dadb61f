import { testExamples } from '@facade/section-kit/testing/examples';

// The chart library needs a browser with layout.
jest.mock('./dashboard/line-chart.tsx', () => ({ VisitLineChart: () => <svg aria-hidden="true" /> }));

testExamples(import.meta.dirname);
