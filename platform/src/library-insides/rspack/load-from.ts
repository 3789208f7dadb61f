/** The parts of a build's run time that load its chunks, under the bundler's names. */
export interface ChunkRuntime {
  /** Loads a chunk, and what it shares with others. */
  e(chunk: string): Promise<unknown>;
  /** File name of a chunk. */
  u(chunk: string): string;
  /** Ways to load parts of a chunk; `j`: its file, from the folder of the entry. */
  f: { j?(chunk: string, loading: Promise<unknown>[]): void };
  /** Modules that have arrived, by id. */
  m: Record<string, unknown>;
}

/** A file of a build that is an ES module, under the names of rspack or those of webpack. */
interface Chunk {
  __webpack_modules__?: Record<string, unknown>;
  __webpack_esm_modules__?: Record<string, unknown>;
  __rspack_esm_runtime?(runtime: ChunkRuntime): void;
  __webpack_esm_runtime__?(runtime: ChunkRuntime): void;
}

/**
 * Makes a build take its chunks from this folder from now on; its run time knows only the folder of the entry. Those that arrived
 * before come again, because only the run time knows which these are; their modules that have run stay.
 */
export function loadFrom(runtime: ChunkRuntime, folder: string): void {
  runtime.f.j = (chunk, loading) => {
    const url = folder + runtime.u(chunk);
    loading.push(
      import(/* webpackIgnore: true */ url).then((chunk: Chunk) => {
        Object.assign(runtime.m, chunk.__webpack_modules__ ?? chunk.__webpack_esm_modules__);
        (chunk.__rspack_esm_runtime ?? chunk.__webpack_esm_runtime__)?.(runtime);
      }),
    );
  };
}
