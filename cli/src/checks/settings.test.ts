import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { documentedSettings, readText } from './production-files.ts';
import { SETTINGS_PAGE, settingRows, withRows } from './settings.ts';

/** Variables that programs of ours set for each other. */
const INTERNAL = new Set(['FACADE_ENDS_WITH_PARENT', 'FACADE_NGINX']);

const sources = ['api', 'cli', 'platform', 'server-kit', 'shell'].flatMap((name) =>
  readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|(^|\/)(testing|fixtures|checks)\//.test(file))
    .map((file) => readText(join(name, 'src', file))),
);
const named = sources.flatMap((source) => source.match(/\bFACADE_[A-Z]+(?:_[A-Z]+)*\b/g) ?? []);

test('docs/settings.md lists every setting in the code, and no other', async () => {
  const rows = await settingRows();
  expect(rows.size).toBeGreaterThan(40);
  const inCode = new Set([...rows.keys(), ...named].filter((name) => !INTERNAL.has(name)));
  expect([...documentedSettings().keys()].sort()).toEqual([...inCode].sort());
});

test('docs/settings.md has the descriptions and defaults of the code', async () => {
  const page = readText(SETTINGS_PAGE);
  expect(page).toBe(withRows(page, await settingRows()));
});

test('a row of the page is replaced by that of the code; others stay', () => {
  const page = '| `PORT` | 80 | port |\n| `OTHER` | none | it |\n';
  expect(withRows(page, new Map([['PORT', '| `PORT` | `8080` | the port |']]))).toBe(
    '| `PORT` | `8080` | the port |\n| `OTHER` | none | it |\n',
  );
});
