import { builtinModules, createRequire, Module } from 'node:module';
import { posix } from 'node:path';

interface CompilableModule {
  exports: unknown;
  filename: string;
  paths: string[];
  require: (id: string) => unknown;
  _compile(code: string, filename: string): unknown;
}

/**
 * Runs a release's CommonJS files from memory, outside `require.cache`, so that an unused release can be garbage-collected. Its
 * files may require each other and Node's own modules, nothing else. `_compile` is not part of Node's documented `Module`.
 * Remove when Node.js can run ES modules from memory without a flag (`vm.SourceTextModule`).
 */
export function loadCommonJs(files: ReadonlyMap<string, Buffer>, name: string, folder: string): unknown {
  const builtin = createRequire(import.meta.url);
  const loaded = new Map<string, CompilableModule>();

  function load(file: string): unknown {
    const known = loaded.get(file);
    if (known) return known.exports;
    const code = files.get(file);
    if (!code) throw new Error(`${folder} has no file ${file}`);
    const module = new (Module as unknown as new (id: string) => CompilableModule)(`${folder}/${file}`);
    module.filename = `${folder}/${file}`;
    module.paths = [];
    module.require = (id) => {
      if (id.startsWith('node:') || builtinModules.includes(id)) return builtin(id);
      if (!id.startsWith('.')) throw new Error(`a section may not require "${id}" on the server`);
      return load(posix.join(posix.dirname(file), id));
    };
    loaded.set(file, module);
    module._compile(code.toString('utf8'), module.filename);
    return module.exports;
  }

  return load(name);
}
