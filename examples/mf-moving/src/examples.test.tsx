import { testExamples } from '@facade/section-kit/testing/examples';

testExamples(__dirname);
