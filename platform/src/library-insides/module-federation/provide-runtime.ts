import { ModuleFederation } from '@module-federation/runtime-core';
import { attachShareScopeMap } from 'bundler-runtime/attachShareScopeMap.js';
import { consumes } from 'bundler-runtime/consumes.js';
import { initContainerEntry } from 'bundler-runtime/initContainerEntry.js';
import { initializeSharing } from 'bundler-runtime/initializeSharing.js';
import { installInitialConsumes } from 'bundler-runtime/installInitialConsumes.js';
import { importUrl, retryChunks } from '../../federation/chunk-retries.ts';

type SharedLibraries = ConstructorParameters<typeof ModuleFederation>[0]['shared'];

/** A federation container, as a section's browser entry exports it. */
interface Container {
  init(shareScope: object, initScope: object[], options: object): void | Promise<void>;
  get(expose: string): Promise<() => unknown>;
}

/**
 * The bundler's half of the federation run time, with only the parts that are needed to consume shared modules. Remove when
 * federation has a build for hosts without a remote loader.
 */
const bundlerRuntime = {
  runtime: {},
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    installInitialConsumes,
    initContainerEntry,
    init: ({ webpackRequire }: { webpackRequire: { federation: { initOptions: { name: string } } } }) => {
      const { initOptions } = webpackRequire.federation;
      return new ModuleFederation({ ...initOptions, id: initOptions.name, remotes: [] });
    },
  },
  attachShareScopeMap,
};

/**
 * The browser's side of federation for releases that are pinned: shared modules by the federation run time, entries by
 * plain `import()` and the container protocol (`init`, `get`). The run time's own loader of remotes reads manifests,
 * adds script tags and preloads; without it the page ships a third less run time.
 */
export function createFederation(name: string, shared: SharedLibraries) {
  const host = new ModuleFederation({ name, id: name, remotes: [], shared, shareStrategy: 'loaded-first' });
  Object.assign(globalThis, { __FACADE_FEDERATION__: { ...bundlerRuntime, importUrl, retryChunks } });

  /** Loads and initialises a section's entry; a failed one may be retried. */
  async function open(entry: string): Promise<Container> {
    const container: Container = await import(/* webpackIgnore: true */ importUrl(entry));
    const { shareScopeMap } = host;
    const options = Object.defineProperty({ version: '', shareScopeKeys: 'default' }, 'shareScopeMap', {
      value: shareScopeMap,
      enumerable: false,
    });
    await container.init(shareScopeMap.default ?? {}, [], options);
    return container;
  }

  return { open };
}
