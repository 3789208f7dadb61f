/**
 * Stands in each section's browser entry for the bundler's half of the federation run time, which the shell provides once
 * for all (`provide-runtime.ts`). Objects that a container writes to are its own.
 * Remove when federation lets a host provide it.
 */
const provided = globalThis.__FACADE_FEDERATION__;

// A shell of an earlier release knows of no retries.
provided.retryChunks?.(__webpack_require__, __webpack_public_path__);

export default {
  ...provided,
  bundlerRuntime: { ...provided.bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};
