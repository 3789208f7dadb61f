import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { testLocales } from './test-locales.ts';

testLocales(dirname(createRequire(import.meta.url).resolve('@facade/shared-domain/words/nl.json')));
