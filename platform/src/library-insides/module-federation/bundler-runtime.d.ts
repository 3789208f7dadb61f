/** Parts of @module-federation/webpack-bundler-runtime that it does not export publicly; see `leanRuntimeAlias`. */
declare module 'bundler-runtime/*' {
  const part: (...values: never[]) => unknown;

  export {
    part as attachShareScopeMap,
    part as consumes,
    part as initContainerEntry,
    part as initializeSharing,
    part as installInitialConsumes,
  };
}
