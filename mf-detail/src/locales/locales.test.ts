import { testLocales } from '@facade/platform/testing';

testLocales(__dirname);
