import { posix } from 'node:path';
import { compileFunction } from 'node:vm';

interface LoadedModule {
  exports: unknown;
}

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];

/**
 * Runs a release's CommonJS files from memory, outside `require.cache`, so that an unused release can be garbage-collected. Its
 * files may require each other and nothing else: the files, processes and sockets of this machine are not a section's, and an
 * `import()` has no loader. Remove when Node.js can run ES modules from memory without a flag (`vm.SourceTextModule`).
 */
export function loadCommonJs(files: ReadonlyMap<string, Buffer>, name: string, folder: string): unknown {
  const loaded = new Map<string, LoadedModule>();

  function load(file: string): unknown {
    const known = loaded.get(file);
    if (known) return known.exports;
    const code = files.get(file);
    if (!code) throw new Error(`${folder} has no file ${file}`);
    const filename = `${folder}/${file}`;
    const module: LoadedModule = { exports: {} };
    const require = (id: string) => {
      if (!id.startsWith('.')) throw new Error(`a section may not require "${id}" on the server`);
      return load(posix.join(posix.dirname(file), id));
    };
    loaded.set(file, module);
    const run = compileFunction(code.toString('utf8'), PARAMETERS, { filename });
    run.call(module.exports, module.exports, require, module, filename, posix.dirname(filename));
    return module.exports;
  }

  return load(name);
}
