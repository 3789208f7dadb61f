import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, integrityOf, type ReleaseDescriptor } from '../build/release-descriptor.ts';

/** Writes a finished build of a few bytes below `folder`; returns its path. The same text gives the same build. */
export function smallBuild(folder: string, text: string, name = 'mf-detail'): string {
  const output = mkdtempSync(join(folder, 'build-'));
  const files: Record<string, string> = {
    'web/entry.js': `export default ${JSON.stringify(text)};`,
    'web/entry.js.br': 'compressed',
    'node/remoteEntry.cjs': `module.exports = ${JSON.stringify(text)};`,
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(output, path, '..'), { recursive: true });
    writeFileSync(join(output, path), content);
  }
  const hash = (path: string) => ({ [path]: integrityOf(Buffer.from(files[path] ?? '')) });
  const code = { web: hash('web/entry.js'), node: hash('node/remoteEntry.cjs') };
  const release: ReleaseDescriptor = {
    // As the real ones: with fields that the registry does not know, in an order of their own.
    name,
    version: `1.0.0-${contentHash(code)}`,
    entry: 'web/entry.js',
    exposes: {},
    parameters: {},
    ...code,
  };
  writeFileSync(join(output, 'release.json'), JSON.stringify(release));
  return output;
}
