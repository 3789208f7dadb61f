/** Helpers for the tests and examples of sections. */
export { type ApiAnswer, answerApi } from './answer-api.ts';
export { ExampleView, type ExampleViewProps } from './example-view.tsx';
export type { Example, Examples } from './examples.ts';
export { sampleContentPage, sampleModule } from './sample-content.ts';
export { sampleSite } from './sample-site.ts';
export { TestPage, type TestPageProps } from './test-page.tsx';
export { testTranslate } from './test-texts.ts';
