import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { testLocales } from '@facade/shared-domain/testing/test-locales';

const API = join(import.meta.dirname, '../..');

/** Every folder of the api with texts in JSON, a file for each language. */
const folders = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'nl.json')
  .map(dirname)
  .sort();

test('finds the folders', () => expect(folders.length).toBeGreaterThan(10));

describe.each(folders)('%s', (folder) => testLocales(join(API, folder)));
