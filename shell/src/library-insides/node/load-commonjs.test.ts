import { loadCommonJs } from './load-commonjs.ts';

const load = (files: Record<string, string>, name = 'node/a.cjs') =>
  loadCommonJs(new Map(Object.entries(files).map(([file, code]) => [file, Buffer.from(code)])), name, '/releases/mf-a');

test('files run from memory, can require each other, and know their path', () => {
  const exported = load({
    'node/a.cjs': "exports.b = require('./b.cjs'); exports.file = __filename; exports.folder = __dirname;",
    'node/b.cjs': 'module.exports = { name: "b" };',
  });
  expect(exported).toEqual({
    b: { name: 'b' },
    file: '/releases/mf-a/node/a.cjs',
    folder: '/releases/mf-a/node',
  });
});

test('runs files again each time: none stays in the cache of Node.js', () => {
  const files = { 'node/a.cjs': 'module.exports = {};' };
  expect(load(files)).not.toBe(load(files));
  expect(Object.keys(require.cache).filter((file) => file.startsWith('/releases/'))).toEqual([]);
});

test.each(['fastify', 'node:fs', 'fs'])('nothing else can be required, such as %s', (id) => {
  expect(() => load({ 'node/a.cjs': `require('${id}')` })).toThrow(`may not require "${id}"`);
});

test('a missing file is named', () => {
  expect(() => load({ 'node/a.cjs': "require('./c.cjs')" })).toThrow('has no file node/c.cjs');
});

test.each(["import('node:fs')", 'new Function(\'return import("node:fs")\')()'])('%s has no loader', async (code) => {
  const exported = load({ 'node/a.cjs': `exports.loading = ${code};` }) as { loading: Promise<unknown> };
  await expect(exported.loading).rejects.toThrow(/callback/);
});
