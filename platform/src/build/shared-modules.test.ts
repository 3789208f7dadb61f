import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { majorRange, SHARED_MODULES, sharedVersions } from './shared-modules.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('every shared module has the version that is installed', () => {
  const versions = sharedVersions();
  expect(Object.keys(versions)).toEqual([...SHARED_MODULES]);
  for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const catalog = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  for (const name of ['react', 'react-router', 'styled-components', 'react-i18next'] as const)
    expect(catalog).toContain(`  ${name}: ${versions[name]}\n`);
  expect(versions['react/jsx-runtime']).toBe(versions.react);
  const ui = JSON.parse(readFileSync(join(ROOT, 'shared-ui/package.json'), 'utf8'));
  expect(versions['@facade/shared-ui']).toBe(ui.version);
});

test('a section asks for the same major version', () => {
  expect(majorRange('19.3.1')).toBe('^19.0.0');
});
