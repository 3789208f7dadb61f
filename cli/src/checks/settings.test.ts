import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { documentedSettings, readText } from './production-files.ts';

/** Variables that programs of ours set for each other. */
const INTERNAL = new Set(['FACADE_ENDS_WITH_PARENT', 'FACADE_NGINX']);

/** Settings whose default the table describes. */
const DESCRIBED = new Set(['FACADE_CONTENT', 'LOG_LEVEL']);

/** A line of a table of settings, such as `FEED_EVERY: number(1, 1440, 15),`. */
const SETTING = /^ {2}([A-Z][A-Z\d_]*): (?:text|textThat|number|port|oneOf|list|mailAddress|\(given)\b.*$/gm;

const sources = ['api', 'cli', 'platform', 'server-kit', 'shell'].flatMap((name) =>
  readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|(^|\/)(testing|fixtures|checks)\//.test(file))
    .map((file) => readText(join(name, 'src', file))),
);
const settings = new Map(
  sources
    .filter((source) => /from '.*\/environment(\.ts)?'/.test(source))
    .flatMap((source) => [...source.matchAll(SETTING)].map(([line, name = '']) => [name, line])),
);
const named = new Set(sources.flatMap((source) => source.match(/\bFACADE_[A-Z]+(?:_[A-Z]+)*\b/g) ?? []));

test('docs/settings.md lists every setting in the code, and no other', () => {
  const documented = documentedSettings();
  expect(settings.size).toBeGreaterThan(30);
  const inCode = new Set([...settings.keys(), ...named].filter((name) => !INTERNAL.has(name)));
  expect([...documented.keys()].sort()).toEqual([...inCode].sort());
});

/** Defaults that stand in the code as they are: numbers, words, folders. */
const defaults = [...settings].flatMap(([name, line]) => {
  const fallback = /(?:number\(.*, |port\(|text\(|oneOf\(\w+, )'?([^',()]+)'?\),$/.exec(line)?.[1];
  const isWritten = fallback !== undefined && fallback !== 'null' && !DESCRIBED.has(name);
  return isWritten ? [[name, fallback.replaceAll('_', '')] as const] : [];
});

test.each(defaults)('the documented default of %s is %s, as in the code', (name, fallback) => {
  expect(documentedSettings().get(name)?.split(', ')[0]).toBe(fallback);
});
