import { testExamples } from '@facade/platform/testing/examples';

testExamples(__dirname);
