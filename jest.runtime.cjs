const { createRequire } = require('node:module');
const { Script } = require('node:vm');

/** The package of Jest's own that `jest` depends on. */
const fromJest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const { default: Runtime } = fromJest('jest-runtime');

/** What does not differ between the test files of a process. Their modules still run anew in an environment of their own. */
const transformed = new Map();
const scripts = new Map();
/** Runs the test file of this process; a script is shared and asks it for what it imports later. */
let current;

/**
 * Jest reads, transforms and compiles every module again for each test file, and some 350 files load React, the kit and their section.
 * This runtime does so once in each process.
 */
module.exports = class SharedCodeRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    current = this;
    shareTransforms(this.transformCache, this._config.id);
    shareScripts(this.executor);
  }
};

function shareTransforms(cache, project) {
  const transform = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    if (options?.isInternalModule) return transform(filename, options);
    const key = `${project} ${options?.supportsStaticESM ?? false} ${filename}`;
    const source = cache.fileCache.readFile(filename);
    const known = transformed.get(key);
    if (known?.source !== source) {
      const code = transform(filename, options);
      transformed.set(key, { source, code, file: cache.transforms.get(filename) });
      return code;
    }
    cache.transforms.set(filename, known.file);
    if (known.file.sourceMapPath) cache.sourceMaps.set(filename, known.file.sourceMapPath);
    return known.code;
  };
}

function shareScripts(executor) {
  const compile = executor.compile.bind(executor);
  executor.compile = (code, filename) => {
    const context = executor.environment.getVmContext();
    // Jest's own way explains what cannot be compiled.
    const script = context && scriptOf(code, filename, executor.injectedModuleParameters);
    return script ? script.runInContext(context) : compile(code, filename);
  };
}

function scriptOf(code, filename, parameters) {
  const known = scripts.get(filename);
  if (known?.code === code) return known.script;
  const start = `(function(${parameters}){`;
  try {
    const script = new Script(`${start}${code}\n})`, {
      filename,
      columnOffset: -start.length,
      importModuleDynamically: (specifier, _script, attributes, phase) =>
        current.executor.dynamicImport(specifier, filename, current._environment.getVmContext(), attributes, phase),
    });
    scripts.set(filename, { code, script });
    return script;
  } catch {
    return undefined;
  }
}
