/** Helpers for the tests and examples of sections. */
export { ExampleView, type ExampleViewProps } from './example-view.tsx';
export type { ApiAnswer, Example, Examples } from './examples.ts';
export { sampleContentPage, sampleModule } from './sample-content.ts';
export { sampleSite } from './sample-site.ts';
export { TestPage, type TestPageProps } from './test-page.tsx';
export { testTranslate } from './test-texts.ts';
