import { testLocales } from '@facade/shared-domain/testing/test-locales';

testLocales(import.meta.dirname);
