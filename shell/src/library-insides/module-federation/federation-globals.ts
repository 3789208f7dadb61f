import type { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';

type Instance = ReturnType<typeof createInstance>;

interface FederationGlobals {
  __FEDERATION__?: { __INSTANCES__: Instance[]; __SHARE__: Record<string, unknown> };
  __GLOBAL_LOADING_REMOTE_ENTRY__?: Record<string, unknown>;
  _FEDERATION_RUNTIME_CORE?: typeof runtimeCore;
}

/**
 * Global names under which the federation runtime keeps its state. It documents none of them and cannot dispose of an instance.
 * Remove when it can dispose of an instance and can be passed to builds with `externalRuntime`.
 */
const globals = globalThis as FederationGlobals;

/** Sections are built with `externalRuntime`: they find the federation runtime here. */
export function provideFederationRuntime(): void {
  globals._FEDERATION_RUNTIME_CORE = runtimeCore;
}

/** The runtime keeps every instance for ever, so an unused release must be removed by hand. */
export function forgetFederationInstance(instance: Instance): void {
  const { __FEDERATION__: federation, __GLOBAL_LOADING_REMOTE_ENTRY__: loading } = globals;
  const id = instance.options.id ?? instance.name;
  const remotes = instance.options.remotes.map((remote) => ('entry' in remote ? remote.entry : ''));
  if (federation) {
    federation.__INSTANCES__ = federation.__INSTANCES__.filter((other) => other !== instance);
    delete federation.__SHARE__[id];
    delete federation.__SHARE__[instance.name];
  }
  for (const key of Object.keys(loading ?? {})) {
    if (remotes.some((entry) => entry !== '' && key.includes(entry))) delete loading?.[key];
  }
  instance.moduleCache.clear();
}
