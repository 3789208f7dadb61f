import { testLocales } from '@facade/section-kit/testing/locales';

testLocales(__dirname);
