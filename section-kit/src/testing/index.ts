/** Helpers for the tests of sections. */
export { sampleSite } from './sample-site.ts';
export { testLocales } from './test-locales.ts';
export { TestPage, type TestPageProps } from './test-page.tsx';
export { testTranslate } from './test-texts.ts';
