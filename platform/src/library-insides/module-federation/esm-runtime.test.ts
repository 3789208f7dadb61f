import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const fromPlugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
const fromTools = createRequire(fromPlugin.resolve('@module-federation/runtime-tools/package.json'));

test.each([
  ['@module-federation/webpack-bundler-runtime', 'bundler.js'],
  ['@module-federation/runtime', 'index.js'],
  ['@module-federation/runtime', 'helpers.js'],
])('%s has the ES module %s, which builds are redirected to', (name, file) => {
  expect(existsSync(join(dirname(fromTools.resolve(name)), file))).toBe(true);
});
