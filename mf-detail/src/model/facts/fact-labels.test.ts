import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import nl from '../../locales/nl.json';

/** The api's mapper names the facts in a table of `['key', 'kind', 'Field']`; every one of them needs a label here. */
test('every fact the api sends has a label', () => {
  const mapper = readFileSync(join(import.meta.dirname, '../../../../api/src/import/mapping/facts.ts'), 'utf8');
  const keys = [...mapper.matchAll(/\[\s*'(\w+)',\s*'\w+',\s*'\w+'/g), ...mapper.matchAll(/key: '(\w+)', kind/g)].map(
    ([, key]) => key as string,
  );
  expect(keys.length).toBeGreaterThan(60);
  expect(keys.filter((key) => !(key in nl.facts) && !(`${key}_other` in nl.facts))).toEqual([]);
});
