import { testLocales } from '@facade/section-kit/testing';

testLocales(__dirname);
