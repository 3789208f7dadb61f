import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederation } from '@module-federation/runtime-core';
import { leanRuntimeAlias } from './esm-runtime.ts';

const parts = leanRuntimeAlias['bundler-runtime'];
const moduleAt = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(file).href);

test('the bundler’s half consists of the parts that the shell provides, under the same names', async () => {
  const { bundlerRuntime } = (await moduleAt(join(parts, 'bundler.js'))).default as {
    bundlerRuntime: Record<string, unknown>;
  };
  const provided = { consumes: 'consumes', I: 'initializeSharing' };
  const sameName = ['installInitialConsumes', 'initContainerEntry'].map((name) => [name, name]);
  for (const [key = '', name = ''] of [...Object.entries(provided), ...sameName]) {
    const { [name]: part } = await moduleAt(join(parts, `${name}.js`));
    expect(part).toEqual(expect.any(Function));
    expect(bundlerRuntime[key]).toBe(part);
  }
  expect(bundlerRuntime).toMatchObject({ init: expect.any(Function), S: {} });
  expect((await moduleAt(join(parts, 'attachShareScopeMap.js'))).attachShareScopeMap).toEqual(expect.any(Function));
});

test('the replacement of the error texts has the same exports', async () => {
  const errorCodes = dirname(createRequire(join(parts, 'bundler.js')).resolve('@module-federation/error-codes'));
  const replacement = await moduleAt(join(import.meta.dirname, 'no-error-texts.js'));
  expect(Object.keys(replacement).sort()).toEqual(Object.keys(await moduleAt(join(errorCodes, 'desc.mjs'))).sort());
});

test('the run time has the ES modules that builds are redirected to', () => {
  const runtime = createRequire(join(parts, 'bundler.js')).resolve('@module-federation/runtime');
  for (const file of ['index.js', 'helpers.js']) expect(existsSync(join(dirname(runtime), file))).toBe(true);
});

test('the scope given to sections contains the host’s shared modules', () => {
  const get = async () => () => ({});
  const shared = { react: { version: '19.0.0', get, shareConfig: { singleton: true, requiredVersion: '^19.0.0' } } };
  const host = new ModuleFederation({ name: 'host', remotes: [], shared, shareStrategy: 'loaded-first' });
  expect(host.shareScopeMap.default?.react?.['19.0.0']).toMatchObject({ from: 'host' });
});
