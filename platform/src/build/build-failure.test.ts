import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildFailure, causeOfCompiler, causeOfParser } from './build-failure.ts';

/** Real messages of rspack and swc. */
const SYNTAX = `  × Module build failed (from builtin:swc-loader):
  ╰─▶   × Syntax Error: Expression expected
          ╭─[19:17]
       19 │ export const x = ;
          ·                  ─
          ╰────
`;
const MISSING = `  × Module not found: Can't resolve './nowhere.ts' in '/site/mf-a/src/pages'
   ╭─[2:0]
 2 │ import { y } from './nowhere.ts';
   ╰────
`;
const EXPORT = `  × ESModulesLinkingError: export 'y' (imported as 'y') was not found in './other.ts' (possible exports: q)
   ╭─[3:12]
 3 │ console.log(y);
   ╰────
`;
const JSON_FILE = `  × Module parse failed:
  ╰─▶   × JSON parse error: Unexpected character }
         ╭─[1:0]
       1 │ { "a": 1,
         ╰────
  help:
        You may need an appropriate loader to handle this file type.
`;
const PACKAGE = `  × JSON parse error: expected value at line 2 column 7 in '/site/mf-a/package.json'
   ╭─[1:0]
 1 │ { "name": "x",
   ╰────
`;

const ONE_LINE = `  × Module build failed (from builtin:swc-loader):
  ╰─▶   × Syntax Error: Expression expected
          ╭────
        1 │ export const x = ;
          ╰────
`;

test.each([
  [ONE_LINE, './src/a.tsx', 'src/a.tsx:1: Expression expected'],
  [SYNTAX, './src/a.tsx', 'src/a.tsx:19: Expression expected'],
  // Messages contain colours if an environment such as CI requests them.
  [ONE_LINE.replace('1 │', '\x1b[2m1\x1b[0m │'), './src/a.tsx', 'src/a.tsx:1: Expression expected'],
  [`\x1b[31m${SYNTAX}\x1b[0m`, './src/a.tsx', 'src/a.tsx:19: Expression expected'],
  [MISSING, './src/pages/a.tsx', "src/pages/a.tsx: Module not found: Can't resolve './nowhere.ts'"],
  [MISSING, 'container entry', "src/remote.tsx: Module not found: Can't resolve './nowhere.ts'"],
  [
    EXPORT,
    '../shared/a.ts',
    "../shared/a.ts: export 'y' (imported as 'y') was not found in './other.ts' (possible exports: q)",
  ],
  [JSON_FILE, './src/locales/fr.json', 'src/locales/fr.json: JSON parse error: Unexpected character }'],
  [PACKAGE, 'container entry', 'package.json:2: JSON parse error: expected value'],
  ['', undefined, 'no reason was given'],
])('a bundler error becomes one line: %#', (message, moduleName, line) => {
  expect(causeOfCompiler({ message, moduleName }, '/site/mf-a')).toBe(line);
});

test('an swc error becomes one line, without its backtrace', () => {
  const message =
    '  x Expression expected\n    ,-[19:1]\n 19 | const x = ;\n    `----\n\n\nCaused by:\n    Syntax Error\n\nStack backtrace:\n   0: <unknown>';
  expect(causeOfParser(new Error(message), 'src/a.ts')).toBe('src/a.ts:19: Expression expected');
});

test('each cause is reported once', () => {
  expect(new BuildFailure(['a: x', 'b: y', 'a: x']).causes).toEqual(['a: x', 'b: y']);
});

test('a mistake in a JSON file has its line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-json-'));
  writeFileSync(join(folder, 'fr.json'), '{\n  "a": "x"\n  "b": "y"\n}\n');
  const message = JSON_FILE;
  expect(causeOfCompiler({ message, moduleName: './fr.json' }, folder)).toBe(
    'fr.json:3: JSON parse error: Unexpected character }',
  );
  rmSync(folder, { recursive: true });
});
