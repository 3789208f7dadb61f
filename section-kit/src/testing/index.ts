/** Helpers for the tests of sections. */
export { sampleSite } from './sample-site.ts';
export { TestPage, type TestPageProps } from './test-page.tsx';
