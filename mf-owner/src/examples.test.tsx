import { testExamples } from '@facade/platform/testing/examples';

// The library that draws the line needs a browser that measures.
jest.mock('./components/line-chart.tsx', () => ({ VisitLineChart: () => <svg aria-hidden="true" /> }));

testExamples(__dirname);
