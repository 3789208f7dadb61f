/**
 * Stands in each section's browser entry for the bundler's half of the federation run time, which the shell provides once
 * for all (`provide-runtime.ts`). Objects that a container writes to are its own.
 */
const provided = globalThis.__FACADE_FEDERATION__;

export default {
  ...provided,
  bundlerRuntime: { ...provided.bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};
