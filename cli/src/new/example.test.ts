import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withVersions } from '../pack/manifest.ts';
import { ROOT } from '../workspace.ts';
import { scaffold } from './scaffold.ts';

/** The example is what `npm create facade-section` writes, with a team's own `src` and README. */
const NAME = 'mf-moving';
const created = mkdtempSync(join(tmpdir(), 'facade-example-'));
const version: string = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
const files = scaffold(created, NAME, [join(import.meta.dirname, 'project-template')], {
  __SITE__: 'https://www.agency.example',
});
afterAll(() => rmSync(created, { recursive: true }));

test.each(files.filter((file) => !file.endsWith('README.md')))('%s of the example is that of the template', (file) => {
  const text = withVersions(readFileSync(join(created, file), 'utf8'), version);
  expect(readFileSync(join(ROOT, 'examples', file), 'utf8')).toBe(text);
});
