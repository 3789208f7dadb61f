import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { scanUses } from './scan-uses.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-uses-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is found in one source file. */
function usesIn(text: string, file = 'a.tsx') {
  const path = join(folder, 'src', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return scanUses(join(folder, 'src'));
}
const textsIn = (text: string) => usesIn(text).texts.map(({ key, values }) => ({ key, values }));

test.each<[string, { key: string; values: string[] | null }[]]>([
  ["t('a.b')", [{ key: 'a.b', values: [] }]],
  ["texts.t('a', { count, name: 'x', 'b': 1 })", [{ key: 'a', values: ['count', 'name', 'b'] }]],
  ["t('a', values)", [{ key: 'a', values: null }]],
  ["t('a', { ...values, count })", [{ key: 'a', values: null }]],
  ["t(busy ? 'a' : `b.\u0024{kind}`)", [{ key: 'a', values: [] }]],
])('%s asks for texts', (text, uses) => {
  expect(textsIn(`export const x = (${text});`)).toEqual(uses);
});

test.each([
  't(key)',
  't(`a.\u0024{key}`)',
  "t('shell:a')",
  "t('a', 'a default')",
  "t('a', { defaultValue: '' })",
  "t('a', { context: 'b' })",
  "split('a')",
])('%s uses no texts', (text) => {
  expect(textsIn(`export const x = (${text});`)).toEqual([]);
});

test.each([
  ["import './a.css';", 'imports "./a.css"'],
  ["import 'leaflet/dist/leaflet.css';", 'imports "leaflet/dist/leaflet.css"'],
  ["export const x = () => import('./a.scss');", 'imports "./a.scss"'],
  ["document.head.append(document.createElement('style'));", 'makes a <style> element'],
  ['document.adoptedStyleSheets = [];', 'uses adoptedStyleSheets'],
  ["document.styleSheets[0]?.insertRule('a {}');", 'uses insertRule'],
  ['export const X = () => <style>{"a {}"}</style>;', 'renders a <style> element'],
])('%s styles the whole page', (text, what) => {
  expect(usesIn(text).styles).toEqual([`src/a.tsx ${what}`]);
});

test.each([
  'export const X = () => <p style={{ width: 1 }} />;',
  "import { styled } from 'styled-components'; export const X = styled.p`color: red`;",
  "document.head.append(document.createElement('script'));",
])('%s does not', (text) => {
  expect(usesIn(text).styles).toEqual([]);
});

test('tests are skipped, and syntax errors are reported with their file', () => {
  expect(usesIn("t('a')", 'a.test.ts').texts).toEqual([]);
  expect(() => usesIn("t('a'", 'b.ts')).toThrow('src/b.ts:1: ');
});
