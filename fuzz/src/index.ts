/** Property-based requests to a running site: `fuzz` sends them, `describeReport` formats the result. */
export { describeReport } from './run/describe-report.ts';
export { type FuzzOptions, type FuzzReport, fuzz } from './run/fuzz.ts';
export { readSeed } from './run/seed.ts';
