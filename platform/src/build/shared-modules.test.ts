import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { majorRange, SHARED_MODULES, sharedVersions } from './shared-modules.ts';

const PACKAGES = join(import.meta.dirname, '../../node_modules');

test('every shared module has the version that is installed', () => {
  const versions = sharedVersions();
  expect(Object.keys(versions)).toEqual([...SHARED_MODULES]);
  for (const [module, version] of Object.entries(versions)) {
    const installed = JSON.parse(
      readFileSync(join(PACKAGES, module.replace('/jsx-runtime', ''), 'package.json'), 'utf8'),
    );
    expect([module, version]).toEqual([module, installed.version]);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test('a section requires the same major version', () => {
  expect(majorRange('19.3.1')).toBe('^19.0.0');
});
