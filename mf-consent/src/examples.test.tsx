import { testExamples } from '@facade/section-kit/testing/examples';

testExamples(import.meta.dirname);
