import { testLocales } from '@facade/section-kit/testing/locales';

testLocales(import.meta.dirname);
