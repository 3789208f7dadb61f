import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeRelease, integrityOf } from './release-descriptor.ts';

const folder = mkdtempSync(join(tmpdir(), 'facade-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

function build(changes: Record<string, string> = {}): string {
  const output = mkdtempSync(join(folder, 'build-'));
  for (const part of ['web', 'node']) mkdirSync(join(output, part));
  const files = {
    'web/entry.1.js': 'entry',
    'web/page.1.js': 'page',
    'web/page.1.js.br': 'compressed',
    'node/remoteEntry.cjs': 'server',
    'contract.json': '{}',
    ...changes,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(output, file), text);
  return output;
}
const LOADED = { entry: 'web/entry.1.js', exposes: { 'page-list': ['web/page.1.js'] } };
const describeBuild = (changes?: Record<string, string>) => describeRelease('mf-a', '1.0.0', build(changes), LOADED);

test('it lists what a shell needs: entry, files of each expose, integrity of every script', () => {
  expect(describeBuild()).toEqual({
    name: 'mf-a',
    version: expect.stringMatching(/^1\.0\.0-[0-9a-f]{10}$/),
    entry: 'web/entry.1.js',
    exposes: { 'page-list': ['web/page.1.js'] },
    parameters: {},
    fragmentParameters: {},
    forms: {},
    contract: integrityOf(Buffer.from('{}')),
    web: { 'web/entry.1.js': integrityOf(Buffer.from('entry')), 'web/page.1.js': integrityOf(Buffer.from('page')) },
    node: { 'node/remoteEntry.cjs': integrityOf(Buffer.from('server')) },
  });
});

test('the same content has the same version', () => {
  expect(describeBuild().version).toBe(describeBuild({ 'web/notes.txt': 'x' }).version);
});

test.each(['web/page.1.js', 'node/remoteEntry.cjs', 'web/new.js', 'contract.json'])(
  '%s changed: another version',
  (file) => {
    expect(describeBuild({ [file]: 'changed' }).version).not.toBe(describeBuild().version);
  },
);

test('other parameters give another version, because a shell loads the pages by other addresses', () => {
  const described = describeRelease('mf-a', '1.0.0', build(), LOADED, { parameters: { list: { city: 100 } } });
  expect(described.parameters).toEqual({ list: { city: 100 } });
  expect(described).not.toHaveProperty('paths');
  expect(described.version).not.toBe(describeBuild().version);
});

test('parameters of fragments travel with the release', () => {
  const described = describeRelease('mf-a', '1.0.0', build(), LOADED, { fragmentParameters: { box: { home: 10 } } });
  expect(described.fragmentParameters).toEqual({ box: { home: 10 } });
  expect(described.version).not.toBe(describeBuild().version);
});

test('heights of placeholders travel with the release', () => {
  const described = describeRelease('mf-a', '1.0.0', build(), LOADED, { heights: { box: '620px' } });
  expect(described.heights).toEqual({ box: '620px' });
  expect(described.version).not.toBe(describeBuild().version);
});

test('integrity is what browsers compute', () => {
  expect(integrityOf(Buffer.from('x'))).toBe(`sha384-${createHash('sha384').update('x').digest('base64')}`);
});
