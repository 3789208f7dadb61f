import { loadCommonJs } from './load-commonjs.ts';

const load = (files: Record<string, string>, name = 'node/a.cjs') =>
  loadCommonJs(new Map(Object.entries(files).map(([file, code]) => [file, Buffer.from(code)])), name, '/releases/mf-a');

test('files run from memory, can require each other and Node.js modules, and know their path', () => {
  const exported = load({
    'node/a.cjs':
      "exports.b = require('./b.cjs'); exports.join = require('node:path').join; exports.file = __filename;",
    'node/b.cjs': 'module.exports = { name: "b" };',
  });
  expect(exported).toEqual({ b: { name: 'b' }, join: expect.any(Function), file: '/releases/mf-a/node/a.cjs' });
});

test('runs files again each time: none stays in the cache of Node.js', () => {
  const files = { 'node/a.cjs': 'module.exports = {};' };
  expect(load(files)).not.toBe(load(files));
  expect(Object.keys(require.cache).filter((file) => file.startsWith('/releases/'))).toEqual([]);
});

test('nothing else can be required', () => {
  expect(() => load({ 'node/a.cjs': "require('fastify')" })).toThrow('may not require "fastify"');
  expect(() => load({ 'node/a.cjs': "require('./c.cjs')" })).toThrow('has no file node/c.cjs');
});
