import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** What rspack and webpack hand to the code of a build. */
declare const __webpack_require__: {
  federation: {
    runtime: { createInstance(options: object): object };
    bundlerRuntime: object;
    attachShareScopeMap(webpackRequire: object): void;
  };
};

/**
 * Run-time plugin of `@module-federation/enhanced` for a page that is no shell. Releases take the run time of federation from the page:
 * this gives them that of the host, and each an instance of its own.
 */
export default function stockHost() {
  return {
    name: 'facade-stock-host',
    /** The first moment at which the run time is in place. */
    beforeInit<Options>(options: Options): Options {
      const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
      const own = { ...runtime, init: runtime.createInstance };
      // A page that exposes nothing is built without this part.
      const parts = { ...bundlerRuntime, initContainerEntry };
      Object.assign(globalThis, {
        __FACADE_FEDERATION__: { runtime: own, bundlerRuntime: parts, attachShareScopeMap },
      });
      return options;
    },
    /** On a server, the container of a release is a file of that machine. */
    loadEntry({ remoteInfo: { entry } }: { remoteInfo: { entry: string } }): object | undefined {
      if (typeof window !== 'undefined' || !entry.endsWith('.cjs')) return undefined;
      const { createRequire } = process.getBuiltinModule('node:module');
      return Object.values(createRequire(entry)(entry) as Record<string, object>)[0];
    },
  };
}
