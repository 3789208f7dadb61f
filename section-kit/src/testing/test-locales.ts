export { testLocales } from '@facade/shared-domain/testing/test-locales';
