/**
 * Stands in each section's browser entry for the bundler's half of the federation run time, which the shell provides once
 * for all (`provide-runtime.ts`). Objects that a container writes to are its own.
 * Remove when federation lets a host provide it.
 */
const provided = globalThis.__FACADE_FEDERATION__;

const fileOf = __webpack_require__.u;
const importUrl = provided.importUrl ?? String;

/** Chunks are imported like the entry: a retry takes another URL. A shell of an earlier release knows of no retries. */
__webpack_require__.u = (chunk) => importUrl(fileOf(chunk));

export default {
  ...provided,
  bundlerRuntime: { ...provided.bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};
