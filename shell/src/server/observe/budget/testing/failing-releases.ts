import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@facade/platform/registry';
import { createElement } from 'react';
import { ReleaseHandle } from '../../../releases/release-handle.ts';

/** Release 2 of the lists throws while rendering, 3 cannot be opened, 4 works like 1, 5 sends its form to where nobody takes it. */
const listPage = (version: string, everywhere: () => string) => ({
  page: {
    loader: async () => null,
    Component: () => {
      if (version === '2' || (everywhere() !== '' && [everywhere(), '1'].includes(version)))
        throw new Error('broken on purpose');
      const name = version === '5' ? 'kontact' : 'contact';
      const field = createElement('input', { type: 'hidden', name: 'form', value: name });
      return createElement('form', null, field, createElement('h1', null, `Versie ${version}`));
    },
    head: () => ({ title: version }),
  },
});

/** Opens such releases in place of builds. @param everywhere release that fails together with the live one; none: '' */
export function openFailingReleases(everywhere: () => string): void {
  jest.spyOn(ReleaseHandle, 'open').mockImplementation(async (section, { metadata: { version } }) => {
    if (version === '3') throw new Error('cannot be opened');
    const entry = `/_sections/${section}/${version}/web/entry.js`;
    const modules: Record<string, unknown> = {
      'page-list': listPage(version, everywhere),
      'fragment-dialog': { fragment: { Component: () => null } },
    };
    return {
      key: `${section}@${version}`,
      version,
      entry,
      leftToBrowser: false,
      expose: (name: string) => modules[name],
      files: () => [entry],
      integrity: () => ({}),
      address: () => ({ version, entry, files: {}, integrity: {} }),
      close: () => {},
    } as unknown as ReleaseHandle;
  });
}

/** A finished build of a few bytes. Its content comes from {@link openFailingReleases}. */
export function smallBuild(section: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'facade-build-'));
  const bytes = Buffer.from(section);
  for (const part of ['web', 'node']) {
    mkdirSync(join(folder, part));
    writeFileSync(join(folder, part, 'entry.js'), bytes);
  }
  const file = (path: string) => ({ [path]: integrityOf(bytes) });
  const code = { entry: 'web/entry.js', exposes: {}, web: file('web/entry.js'), node: file('node/entry.js') };
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ name: section, version: '0.0.0', ...code }));
  return folder;
}
