import type { ChunkRuntime } from '../../federation/chunk-retries.ts';

/** A file of a build that is an ES module, under the bundler's names. */
interface Chunk {
  __webpack_modules__: Record<string, unknown>;
  __rspack_esm_runtime?(runtime: ChunkRuntime): void;
}

/**
 * Makes a build take its chunks from this folder from now on; its run time knows only the folder of the entry. Those that arrived
 * before come again, because only the run time knows which these are; their modules that have run stay.
 */
export function loadFrom(runtime: ChunkRuntime, folder: string): void {
  runtime.f.j = (chunk, loading) => {
    const url = folder + runtime.u(chunk);
    loading.push(
      import(/* webpackIgnore: true */ url).then(
        ({ __webpack_modules__: modules, __rspack_esm_runtime: start }: Chunk) => {
          Object.assign(runtime.m, modules);
          start?.(runtime);
        },
      ),
    );
  };
}
