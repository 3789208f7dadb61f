import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseMarkdownFile } from '../../kernel/source-files/parse-markdown-file.ts';
import { parseYaml } from '../../kernel/source-files/parse-yaml.ts';
import { readFolder, type SourceFile } from '../../kernel/source-files/read-folder.ts';
import { jsonSchemas } from './json-schemas.ts';
import { CONTENT_KINDS, type ContentKindName } from './kinds.ts';

const SAMPLE = join(process.cwd(), 'tools/sample-agency/content');

const kindOf = (file: string): ContentKindName | undefined =>
  (Object.keys(CONTENT_KINDS) as ContentKindName[]).find((kind) => CONTENT_KINDS[kind].files.test(file));

const schemas = jsonSchemas();
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
const validators = new Map([...schemas].map(([name, schema]) => [name, ajv.compile(schema)]));

/** Validates a file against the schema of its kind. */
function complaints(kind: ContentKindName, value: unknown): string[] {
  const validate = validators.get(`${kind}.json`);
  validate?.(value);
  return (validate?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Fields of a schema without a description, at any depth. */
function undescribed(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: Record<string, { description?: string }> };
  const here = Object.entries(properties).filter(([, { description }]) => !description);
  const below = Object.entries(schema).flatMap(([key, inner]) => undescribed(inner, `${path}/${key}`));
  return [...here.map(([field]) => `${path}/${field}`), ...below];
}

let files: SourceFile[];
beforeAll(async () => {
  files = (await readFolder(SAMPLE)) ?? [];
});

test('describes every field', () => {
  expect([...schemas].flatMap(([name, schema]) => undescribed(schema, name))).toEqual([]);
});

test('is up to date in the sample agency: facade content schemas --out writes it', () => {
  const folder = join(SAMPLE, 'schemas');
  expect(readdirSync(folder).sort()).toEqual([...schemas.keys()].sort());
  for (const [name, schema] of schemas)
    expect([name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]).toEqual([name, schema]);
});

test('accepts every file of the sample agency', () => {
  const kinds = new Set<string>();
  for (const file of files) {
    const kind = kindOf(file.file);
    if (!kind) continue;
    kinds.add(kind);
    const { value } = (file.file.endsWith('.md') ? parseMarkdownFile(file) : parseYaml(file)).source;
    const { body: _, ...fields } = value as { body?: string };
    expect([file.file, complaints(kind, kind === 'article-text' ? fields : value)]).toEqual([file.file, []]);
  }
  expect(kinds.size).toBeGreaterThan(12);
});

test.each([
  ['settings', { languageUse: { nl: 'yes' } }, '/languageUse/nl must be boolean'],
  ['look', { colors: { primery: '#17362E' } }, 'must be equal to one of the allowed values'],
  ['page', { id: 1, path: '/a/', title: 'A', baner: {} }, 'must NOT have additional properties'],
  ['menu', [{ page: '/a/', sort: 1, children: [{ page: '/b/' }] }], "/0/children/0 must have required property 'sort'"],
  ['article-text', { summary: 'Without a title' }, "must have required property 'title'"],
] as const)('%s: refuses what the site refuses', (kind, value, complaint) => {
  expect(complaints(kind, value).join('\n')).toContain(complaint);
});

test('is referenced by every YAML file of the sample agency, so that editors complete', () => {
  const yaml = files.filter(({ file }) => file.endsWith('.yaml'));
  expect(yaml.length).toBeGreaterThan(40);
  for (const { file, text } of yaml) {
    const up = '../'.repeat(file.split('/').length - 1);
    expect([file, text.split('\n')[0]]).toEqual([
      file,
      `# yaml-language-server: $schema=${up}schemas/${kindOf(file)}.json`,
    ]);
  }
});
